import { VISIT_EVENTS } from '@/domain/analytics/visit-event'
import { logEvent } from '@/ui/primitives/log-event'

/**
 * Tells that the calculator is used, once for each page view (FIN-29, EVT-11). A failure is noted on the console and disturbs nobody (EVT-01).
 * @returns what to call at every interaction.
 */
export function createFirstUse(carId: number | null): () => void {
  let isTold = false
  return () => {
    if (isTold) return
    isTold = true
    logEvent(VISIT_EVENTS.calculatorUse, carId)
  }
}
