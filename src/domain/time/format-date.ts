import { formatClock } from '../locations/hours/clock'
import { wallClockAt, type CalendarDate } from './zone'

// Not from Intl: some of its Australian short months have four letters ('Sept'), and they differ between engines.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** Formats a date as 'D MMM YYYY', such as '3 Sep 2027'. */
export function formatCalendarDate({ day, month, year }: CalendarDate): string {
  return `${day} ${MONTHS[month - 1] ?? ''} ${year}`
}

/**
 * Formats the date as 'D MMM YYYY' in the given zone (VDP-17).
 * @param instant Unix seconds.
 */
export function formatDate(instant: number, timeZone: string): string {
  return formatCalendarDate(wallClockAt(instant, timeZone))
}

/**
 * Formats the time as '5:30 pm' in the given zone.
 * @param instant Unix seconds.
 */
export function formatTime(instant: number, timeZone: string): string {
  return formatClock(wallClockAt(instant, timeZone).minutes)
}
