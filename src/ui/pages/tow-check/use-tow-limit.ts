import { useSyncExternalStore } from 'react'
import { MEMORY_KEYS } from '@/domain/account/memory-keys'
import { readTowLimit } from '@/domain/vehicle/towing/tow-limit'
import { recall, remember } from '@/ui/primitives/browser-memory'

const CHANGED = 'forecourt:tow-limit'

function subscribe(listen: () => void): () => void {
  window.addEventListener(CHANGED, listen)
  window.addEventListener('storage', listen)
  return () => {
    window.removeEventListener(CHANGED, listen)
    window.removeEventListener('storage', listen)
  }
}

/** Returns the towing limit that the shopper gave on this device, in kilograms; null on the server and without one (KIND-04). */
export function useTowLimit(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => readTowLimit(recall(MEMORY_KEYS.towLimit)),
    () => null,
  )
}

/** Keeps the shopper's towing limit on this device, or forgets it when it is null (KIND-04). */
export function rememberTowLimit(limit: number | null): void {
  remember(MEMORY_KEYS.towLimit, limit === null ? null : String(limit))
  window.dispatchEvent(new Event(CHANGED))
}

/** Copies the limit of a car that was picked to the field of its form. Does nothing for other controls. */
export function copyPickedLimit(target: EventTarget): void {
  if (!(target instanceof HTMLSelectElement) || target.dataset.towCars === undefined || target.value === '') return
  const field = target.form?.elements.namedItem('tow_max')
  if (field instanceof HTMLInputElement) field.value = target.value
}
