import type { ChatProvider } from '@/domain/switches/json-fields'

/** How long a script may take to put its function there after it has loaded, and how often that is looked at. */
const READY_MS = 5_000
const LOOK_MS = 100

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

/** Calls 'Chat.open' as a method of what stands before its last point; whether it was there. */
function callNamed(path: string): boolean {
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

/** Opens the site's chat, whose script is fetched on its first opening (VDP-06). Throws when it can't be had. */
export async function openChat(provider: ChatProvider): Promise<void> {
  loading ??= loadScript(provider)
  try {
    await loading
  } catch (error) {
    loading = null
    throw error
  }
  for (let waited = 0; waited <= READY_MS; waited += LOOK_MS) {
    if (callNamed(provider.openCall)) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  throw new Error(`${provider.name} has no ${provider.openCall}`)
}
