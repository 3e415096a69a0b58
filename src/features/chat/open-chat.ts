import type { ChatProvider } from '@/domain/switches/json-fields'

/** How long to wait for the loaded script to define its function, and how often to check. */
const READY_MS = 5_000
const POLL_MS = 100

let loading: Promise<void> | null = null

function loadScript({ scriptUrl, attributes }: ChatProvider): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.src = scriptUrl
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(`${scriptUrl} could not be loaded`))
    }
    document.head.append(script)
  })
}

/** Calls a global function by its path, such as 'Chat.open', with the right `this`. Returns false when there is no such function. */
function callGlobal(path: string): boolean {
  let owner: unknown = window
  let found: unknown = window
  for (const key of path.split('.')) {
    owner = found
    found = (typeof owner === 'object' || typeof owner === 'function') && owner !== null ? Reflect.get(owner, key) : undefined
  }
  if (typeof found !== 'function') return false
  Reflect.apply(found, owner, [])
  return true
}

/** Opens the site's chat and loads its script the first time (VDP-06). Throws when the script can't be loaded. */
export async function openChat(provider: ChatProvider): Promise<void> {
  loading ??= loadScript(provider)
  try {
    await loading
  } catch (error) {
    loading = null
    throw error
  }
  for (let waited = 0; waited <= READY_MS; waited += POLL_MS) {
    if (callGlobal(provider.openCall)) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Error(`${provider.name} has no ${provider.openCall}`)
}
