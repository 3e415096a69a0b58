'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { describeRemaining, resolveRemaining } from '@/domain/time/countdown'

type Props = {
  /** Unix seconds. */
  until: number
  /** The end as text, shown until the clock runs. */
  date: string
  /** Shown once the time is up. */
  ended: ReactNode
  children: ReactNode
}

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const

/** Counts down to a moment by the second, with a text alternative for screen readers. Shows `ended` afterwards. */
export function CountdownClock({ until, date, ended, children }: Props) {
  const [now, setNow] = useState<number | null>(null)
  const isOver = now !== null && resolveRemaining(until, now) === null
  useEffect(() => {
    if (isOver) return
    const look = () => setNow(Date.now() / 1000)
    look()
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [isOver])
  if (isOver) return ended
  const left = now === null ? null : resolveRemaining(until, now)
  return (
    <>
      {left ? (
        <div role="timer" aria-label={describeRemaining(left)} className="mt-6">
          <div aria-hidden="true" className="flex flex-wrap gap-3 sm:gap-5">
            {UNITS.map((unit) => (
              <span key={unit} className="countdown-figure min-w-[4.5rem] rounded-card py-3">
                <span className="block type-h1">{String(left[unit]).padStart(2, '0')}</span>
                <span className="block text-sm/5 text-ink-soft">{left[unit] === 1 ? unit.slice(0, -1) : unit}</span>
              </span>
            ))}
          </div>
        </div>
      ) : (
        <p className="mt-6 min-h-24 type-h3">Until {date}</p>
      )}
      {children}
    </>
  )
}
