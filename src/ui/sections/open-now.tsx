'use client'

import { useEffect, useState } from 'react'
import { findOpenStep, type OpenStep } from '@/domain/locations/hours/open-plan'
import { OpeningStatus } from './opening-status'

/** The longest timer in seconds. Later steps are checked again then. */
const LONGEST_WAIT_S = 3_600

type Props = { steps: readonly OpenStep[]; today: string }

/**
 * Whether a location is open now. A cached page has no clock, so it shows the hours of its day, and the browser replaces them by the
 * current step of the schedule (LOC-09). After the schedule's end the hours are those of a past day, so nothing is shown.
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
  if (now === null) return <OpeningStatus kind={null} text={today} />
  return found ? <OpeningStatus kind={found.step.kind} text={found.step.text} /> : null
}
