'use client'

import { Alert } from '@/ui/primitives/alert'
import { useRememberedValuation } from './use-remembered-valuation'

/** Links to a valuation that was started in this browser (FAV-08). Renders nothing without one. */
export function ResumeValuation() {
  const kept = useRememberedValuation()
  if (kept === null) return null
  return (
    <Alert
      tone="plain"
      title={kept.car === '' ? 'You’ve started a valuation.' : `You’ve started a valuation of your ${kept.car}.`}
      className="mb-6"
    >
      <p>
        <a
          href={`/trade-in?journey=${kept.journey}`}
          className="inline-flex min-h-11 items-center font-strong underline underline-offset-4"
        >
          Pick up where you left off
        </a>
      </p>
    </Alert>
  )
}
