import { addDays, instantOf, toIsoDate, wallClockAt, weekdayOf, type CalendarDate, type Weekday } from '@/domain/time/zone'
import { parseClock } from './clock'

/** The usual hours of one weekday (LOC-09); a day with a break has two entries. */
export type OpeningHours = {
  weekday: Weekday
  /** 'Open', or the text of a closed day. */
  status: string
  /** The hours as worded in the document. */
  formattedHours: string | null
  /** Times for {@link parseClock}; a close at or before the open is on the next day. */
  open: string | null
  close: string | null
}

/** Hours of one date that replace the usual ones (LOC-12). */
export type SpecialHours = {
  /** 'YYYY-MM-DD' in the location's time zone. */
  date: string
  status: string
  open: string | null
  close: string | null
  /** Name of the day, such as 'Boxing Day'. */
  label: string | null
  /** The location they apply to; null for all. */
  locationId: number | null
}

/** From `start` to `end`, exclusive, in Unix seconds. */
type OpenPeriod = { start: number; end: number }

/** Only 'Open' means open; any other status is the text of a closed day (LOC-09). */
export function isOpenStatus(status: string): boolean {
  return status.trim().toLowerCase() === 'open'
}

function toOpenPeriod(entry: Pick<OpeningHours, 'open' | 'close'>, date: CalendarDate, timeZone: string): OpenPeriod | null {
  const open = parseClock(entry.open)
  const close = parseClock(entry.close)
  if (open === null || close === null) return null
  return { start: instantOf(date, open, timeZone), end: instantOf(date, close <= open ? close + 1440 : close, timeZone) }
}

/** The opening periods that begin on a date, in order. A special day that is open without times keeps the usual hours. */
function listOpenPeriods(
  hours: readonly OpeningHours[],
  special: readonly SpecialHours[],
  date: CalendarDate,
  timeZone: string,
): OpenPeriod[] {
  const replaced = special.filter((entry) => entry.date === toIsoDate(date))
  const usual = hours.filter((entry) => entry.weekday === weekdayOf(date) && isOpenStatus(entry.status))
  const own = replaced.filter((entry) => isOpenStatus(entry.status))
  const hasTimes = own.some((entry) => parseClock(entry.open) !== null)
  const entries = replaced.length === 0 || (own.length > 0 && !hasTimes) ? usual : own
  return entries.flatMap((entry) => toOpenPeriod(entry, date, timeZone) ?? []).sort((a, b) => a.start - b.start)
}

/**
 * Yields opening periods in order of their start, from yesterday (one may last past midnight) until `days` ahead. Lazy, because most
 * callers need only two or three.
 * @param now Unix seconds.
 */
export function* walkOpenPeriods(
  hours: readonly OpeningHours[],
  special: readonly SpecialHours[],
  now: number,
  timeZone: string,
  days: number,
): Generator<OpenPeriod> {
  const today = wallClockAt(now, timeZone)
  for (let ahead = -1; ahead <= days; ahead += 1) yield* listOpenPeriods(hours, special, addDays(today, ahead), timeZone)
}
