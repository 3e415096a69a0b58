import { DAY_SECONDS, wallClockAt, type Weekday } from '@/domain/time/zone'
import { formatClock } from './clock'
import { walkOpenPeriods, type OpeningHours, type SpecialHours } from './opening-hours'

/** Days to look ahead for the next opening: beyond the longest holiday closure. */
const DAYS_AHEAD = 28

/** A local time, such as '5:30 pm' on a weekday, with its instant in Unix seconds. */
export type LocalMoment = { weekday: Weekday; time: string; at: number }

/** `until` is null without a closing within a week, `opens` without an opening within four. */
export type OpenState = { kind: 'open'; until: LocalMoment | null } | { kind: 'closed'; opens: LocalMoment | null }

function toMoment(at: number, timeZone: string): LocalMoment {
  const { weekday, minutes } = wallClockAt(at, timeZone)
  return { weekday, time: formatClock(minutes), at }
}

/**
 * Whether a location is open at an instant, and when that changes, in its time zone (LOC-09, LOC-12). Special hours replace the usual
 * hours of their date. Hours past midnight, and periods without a gap, count as one opening.
 * @param special The location's special hours, from `selectSpecialHours`.
 * @param now Unix seconds.
 */
export function openState(hours: readonly OpeningHours[], special: readonly SpecialHours[], now: number, timeZone: string): OpenState {
  let until: number | null = null
  for (const { start, end } of walkOpenPeriods(hours, special, now, timeZone, DAYS_AHEAD)) {
    if (until === null && start > now) return { kind: 'closed', opens: toMoment(start, timeZone) }
    if (until !== null && (start > until || until - now > 7 * DAY_SECONDS)) break
    if (end > now) until = Math.max(until ?? end, end)
  }
  if (until === null) return { kind: 'closed', opens: null }
  return { kind: 'open', until: until - now > 7 * DAY_SECONDS ? null : toMoment(until, timeZone) }
}
