import type { BrowserFailure } from '@/domain/analytics/browser-failure'
import { postInBackground } from '@/ui/primitives/log-event'

const reported = new Set<BrowserFailure>()

/** Reports the failure of a part of the page to the platform, once per page (SIM-11): the part, and the response status or null. */
export function reportFailure(failure: BrowserFailure, status: number | null): void {
  if (reported.has(failure)) return
  reported.add(failure)
  postInBackground('/api/browser-failures', { failure, status }, 'The failure was not reported.')
}
