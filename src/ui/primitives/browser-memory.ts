import type { MemoryKey } from '@/domain/account/stored-cars'

/** What a browser keeps under a key; null when there is nothing, or when it refuses its storage (FAV-08). */
export function recall(key: MemoryKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text, or forgets it when it is null. A browser may refuse its storage or have no room: the page works on. */
export function remember(key: MemoryKey, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // nothing is kept
  }
}
