import { DAY_SECONDS, wallClockAt, type Weekday } from '@/domain/time/zone'
import { formatClock } from './clock'
import { walkOpenPeriods, type OpeningHours, type SpecialHours } from './opening-hours'

/** How far ahead the next opening is looked for: beyond the longest holiday closure. */
const DAYS_AHEAD = 28

/** A local moment: '5:30 pm' on a weekday, and the instant in Unix seconds. */
export type LocalMoment = { weekday: Weekday; time: string; at: number }

/** `until` is null when no closing comes within a week, `opens` when no opening comes within four. */
export type OpenState = { kind: 'open'; until: LocalMoment | null } | { kind: 'closed'; opens: LocalMoment | null }

function toMoment(at: number, timeZone: string): LocalMoment {
  const { weekday, minutes } = wallClockAt(at, timeZone)
  return { weekday, time: formatClock(minutes), at }
}

/**
 * Whether a location is open at an instant, and until or from when, in its own time zone (LOC-09, LOC-12). Special hours replace the usual ones of
 * their date; hours past midnight and spells that follow each other without a gap are one opening.
 * @param special Those of this location, as `selectSpecialHours` chooses them.
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
