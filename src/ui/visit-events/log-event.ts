import type { VisitEvent } from '@/domain/visits/visit-event'

/** Sends a small message that nobody waits for; it survives the page being left, and a failure is told in the console alone. */
export function postQuietly(path: string, body: Record<string, number>, failure: string): void {
  fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body), keepalive: true })
    .then((answer) => {
      if (!answer.ok) console.warn(failure, answer.status)
    })
    .catch((error: unknown) => console.warn(failure, error))
}

/** Logs what a visitor did with a car; never disturbs the visit (EVT-01). */
export function logEvent(id: VisitEvent, carId: number): void {
  postQuietly('/api/events', { id, car_id: carId }, 'An event was not logged.')
}
