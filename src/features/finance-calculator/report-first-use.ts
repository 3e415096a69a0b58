import { VISIT_EVENTS } from '@/domain/analytics/visit-event'
import { logEvent } from '@/ui/primitives/log-event'

/**
 * Reports the first use of the calculator, once per page view (FIN-29, EVT-11). A failure is logged to the console only (EVT-01).
 * @returns The function to call at every interaction.
 */
export function createFirstUseReporter(carId: number | null): () => void {
  let isTold = false
  return () => {
    if (isTold) return
    isTold = true
    logEvent(VISIT_EVENTS.calculatorUse, carId)
  }
}
