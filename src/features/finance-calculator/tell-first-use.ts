/** Event 26: the finance calculator is used (EVT-11). */
const CALCULATOR_EVENT = 26

/**
 * Tells that the calculator is used, once for each page view (FIN-29). A failure is noted on the console and disturbs nobody (EVT-01).
 * @returns what to call at every interaction.
 */
export function createFirstUse(carId: number | null): () => void {
  let isTold = false
  return () => {
    if (isTold) return
    isTold = true
    fetch('/api/events', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: CALCULATOR_EVENT, car_id: carId }),
    })
      .then(({ ok, status }) => {
        if (!ok) console.warn(`The event was not taken: status ${status}`)
      })
      .catch((error: unknown) => console.warn('The event could not be sent:', error))
  }
}
