import type { MemoryKey } from '@/domain/account/memory-keys'

/** Returns the stored text of a key, or null when there is none or the browser blocks storage (FAV-08). */
export function recall(key: MemoryKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text, or removes it when it is null. Does nothing when the browser blocks storage or it is full. */
export function remember(key: MemoryKey, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // storage is blocked or full
  }
}
