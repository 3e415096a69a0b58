import { MEMORY_KEYS } from '@/domain/account/memory-keys'
import { toDataLayerEntry, type VisitEvent } from '@/domain/analytics/visit-event'
import { recall } from './browser-memory'

/**
 * Sends a small message in the background, even when the page unloads. Failures are only logged in the console. It fetches by itself instead
 * of through `src/features/call.ts`: several features use it and features don't import each other, nobody reads the response, and every
 * page loads it, so it stays smaller than the client.
 */
export function postInBackground(path: string, body: Record<string, string | number | null>, failure: string): void {
  fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body), keepalive: true })
    .then((answer) => {
      if (!answer.ok) console.warn(failure, answer.status)
    })
    .catch((error: unknown) => console.warn(failure, error))
}

/** Checks whether the visit may be tracked. A site that asks for consent waits for it. */
export function isTrackingAllowed(): boolean {
  return document.documentElement.dataset.consent === undefined || recall(MEMORY_KEYS.measuring) === 'yes'
}

function sendToGoogle(entry: Record<string, string | number>): void {
  const layer: unknown = Reflect.get(window, 'dataLayer')
  if (Array.isArray(layer)) layer.push(entry)
  else Reflect.set(window, 'dataLayer', [entry])
  const gtag: unknown = Reflect.get(window, 'gtag')
  if (typeof gtag === 'function') Reflect.apply(gtag, null, ['event', entry.event, entry])
}

/**
 * Logs a visitor's action, with or without a vehicle. It never throws, and sends nothing without consent on sites that ask for it (EVT-01).
 */
export function logEvent(id: VisitEvent, carId: number | null): void {
  if (!isTrackingAllowed()) return
  sendToGoogle(toDataLayerEntry(id, carId))
  postInBackground('/api/events', carId === null ? { id } : { id, car_id: carId }, 'An event was not logged.')
}
