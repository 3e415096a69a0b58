const STORE = 'formKeys'
const LIFETIME_MS = 86_400_000
const MAX_STORED = 10

/** `mark` is a hash of the content; `at` is in milliseconds. */
type StoredKey = { mark: string; key: string; at: number }

function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Returns two checksums and the length: enough to tell apart the few forms of a tab. */
function hashOf(content: string): string {
  let one = 0x811c9dc5
  let other = 0x9e3779b9
  for (let place = 0; place < content.length; place += 1) {
    const code = content.charCodeAt(place)
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other, 0x85ebca6b) + code
  }
  return [one >>> 0, other >>> 0, content.length].map((part) => part.toString(36)).join('-')
}

function isStoredKey(value: unknown): value is StoredKey {
  return typeof value === 'object' && value !== null && 'mark' in value && 'key' in value && 'at' in value && typeof value.at === 'number'
}

function load(): StoredKey[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isStoredKey) : []
  } catch {
    return []
  }
}

function save(kept: readonly StoredKey[]): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(kept))
  } catch {
    // Without browser storage, keys last as long as the page.
  }
}

/** `keyFor` returns the key of a content; `renew` gives the content a new key. */
export type Keyring = { keyFor: (content: string) => string; renew: (content: string) => void }

/**
 * Assigns an idempotency key to each content: sending the same content again uses the same key, even after a reload or going back, so the
 * server stores it once (REL-06). Keys last for the tab and at most a day. Changed content gets a new key.
 */
export function createKeyring(): Keyring {
  let ofPage: StoredKey[] = []
  const listStored = () => {
    const stored = load()
    const known = stored.length > 0 ? stored : ofPage
    return known.filter(({ at }) => Date.now() - at < LIFETIME_MS)
  }
  const keep = (kept: StoredKey[]) => {
    ofPage = kept
    save(kept)
  }
  return {
    keyFor: (content) => {
      const mark = hashOf(content)
      const kept = listStored()
      const known = kept.find((one) => one.mark === mark)
      if (known) return known.key
      const key = makeKey()
      keep([{ mark, key, at: Date.now() }, ...kept].slice(0, MAX_STORED))
      return key
    },
    renew: (content) => {
      const mark = hashOf(content)
      keep(listStored().filter((one) => one.mark !== mark))
    },
  }
}
