import { afterAll, vi } from 'vitest'

// Test files share a worker, so this resets what one file rendered, set, stubbed or navigated to, and its replacements for what jsdom lacks.
const variables = { ...process.env }
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in variables)) Reflect.deleteProperty(process.env, name)
  Object.assign(process.env, variables)
  vi.unstubAllGlobals()
})

/** jsdom has no layout, so sizes never change. Reports each size once, as a browser does. */
class OneSize implements ResizeObserver {
  constructor(private readonly tell: ResizeObserverCallback) {}
  observe = () => this.tell([], this)
  unobserve = () => undefined
  disconnect = () => undefined
}

/** Ends the observers that a file leaves behind. They would go on changing the document of the files after it. */
function endObserversWithFile(): void {
  const Original = globalThis.MutationObserver
  const open: MutationObserver[] = []
  globalThis.MutationObserver = class extends Original {
    constructor(tell: MutationCallback) {
      super(tell)
      open.push(this)
    }
  }
  afterAll(() => {
    for (const observer of open) observer.disconnect()
    globalThis.MutationObserver = Original
  })
}

if (typeof document !== 'undefined') {
  endObserversWithFile()
  // A longer timeout for busy machines.
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 10_000 })
  globalThis.ResizeObserver ??= OneSize
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
  for (const cookie of document.cookie.split(';'))
    document.cookie = `${cookie.split('=')[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`
  document.title = ''
  for (const { name } of [...document.documentElement.attributes, ...document.body.attributes]) {
    document.documentElement.removeAttribute(name)
    document.body.removeAttribute(name)
  }
  localStorage.clear()
  sessionStorage.clear()
  const kept = [Element, HTMLElement, HTMLDialogElement].map(({ prototype }) => ({
    prototype,
    members: Object.getOwnPropertyDescriptors(prototype),
  }))
  afterAll(() => {
    for (const { prototype, members } of kept) {
      for (const key of Reflect.ownKeys(prototype)) if (!Reflect.has(members, key)) Reflect.deleteProperty(prototype, key)
      Object.defineProperties(prototype, members)
    }
  })
}
