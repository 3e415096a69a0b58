import { afterAll } from 'vitest'

// Test files share a worker: what one drew, set, or made elements do that jsdom can't, is none of the next one's business.
const variables = { ...process.env }
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in variables)) Reflect.deleteProperty(process.env, name)
  Object.assign(process.env, variables)
})

if (typeof document !== 'undefined') {
  document.body.replaceChildren()
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
