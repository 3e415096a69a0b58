'use client'

import { useEffect, useState } from 'react'
import { findOpenStep, type OpenStep } from '@/domain/locations/hours/open-plan'
import { OpenLine } from './open-line'

/** Longest wait of a browser's timer; a step that is farther off is looked at again then. */
const LONGEST_WAIT_S = 3_600

type Props = { steps: readonly OpenStep[]; today: string }

/**
 * Whether a place is open right now. A page that is kept has no clock, so it says the hours of its day, and the browser puts the step of the plan
 * that holds now in their place (LOC-09); after the plan's end the day's hours are none of today's, and nothing is said.
 */
export function OpenNow({ steps, today }: Props) {
  const [now, setNow] = useState<number | null>(null)
  const found = now === null ? null : findOpenStep(steps, now)
  const until = found?.until ?? null
  useEffect(() => {
    const look = () => setNow(Date.now() / 1000)
    if (now === null) {
      look()
      return
    }
    if (until === null) return
    const timer = setTimeout(look, Math.min(LONGEST_WAIT_S, Math.max(1, until - now)) * 1000)
    return () => clearTimeout(timer)
  }, [now, until])
  if (now === null) return <OpenLine kind={null} text={today} />
  return found ? <OpenLine kind={found.step.kind} text={found.step.text} /> : null
}
