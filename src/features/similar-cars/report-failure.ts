import type { BrowserFailure } from '@/domain/analytics/browser-failure'
import { postInBackground } from '@/ui/primitives/log-event'

const reported = new Set<BrowserFailure>()

/** Tells the platform once a page that a part of it failed (SIM-11): which part, and the status of the answer, null without one. */
export function reportFailure(failure: BrowserFailure, status: number | null): void {
  if (reported.has(failure)) return
  reported.add(failure)
  postInBackground('/api/browser-failures', { failure, status }, 'The failure was not reported.')
}
