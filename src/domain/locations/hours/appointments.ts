import { addDays, instantOf, toIsoDate, wallClockAt, weekdayOf } from '@/domain/time/zone'
import { formatClock } from './clock'
import { type OpeningHours, type SpecialHours, walkOpenPeriods } from './opening-hours'

/** A bookable time. `value` is local time as sent with a booking, such as '2026-11-25T11:00' (LEAD-22). */
export type AppointmentTime = { value: string; label: string; isFree: boolean }
export type AppointmentDay = { date: string; weekday: string; day: number; month: string; times: readonly AppointmentTime[] }

export type AppointmentLocation = { hours: readonly OpeningHours[]; special: readonly SpecialHours[]; timeZone: string }

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
/** Test drives take about 45 minutes and start on the hour. */
const DRIVE_SECONDS = 45 * 60
const HOUR = 3_600
/** Minimum notice, for staff to read the booking and prepare the car. */
const NOTICE_SECONDS = 2 * HOUR
/** Test drives that a yard can handle at the same time. */
const CAPACITY = 2
const DAYS_SHOWN = 6
const DAYS_AHEAD = 14

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The full hours of a day at which a drive fits into the opening hours. */
function listStarts(periods: readonly { start: number; end: number }[], earliest: number): number[] {
  return periods.flatMap(({ start, end }) => {
    const first = Math.ceil(start / HOUR) * HOUR
    const count = Math.max(0, Math.floor((end - DRIVE_SECONDS - first) / HOUR) + 1)
    return Array.from({ length: count }, (_, index) => first + index * HOUR).filter((at) => at >= earliest)
  })
}

/**
 * The bookable times of a location: on the hour while it is open, from two hours after `now` (Unix seconds), on its next six open days
 * (API-20, LEAD-22). A time with two bookings is listed as not free.
 * @param booked Local times of bookings, as they were sent.
 */
export function listAppointments(location: AppointmentLocation, booked: readonly string[], now: number): AppointmentDay[] {
  const { hours, special, timeZone } = location
  const periods = [...walkOpenPeriods(hours, special, now, timeZone, DAYS_AHEAD)]
  const today = wallClockAt(now, timeZone)
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead)).map((date) => {
    const [from, until] = [instantOf(date, 0, timeZone), instantOf(addDays(date, 1), 0, timeZone)]
    const own = periods.filter(({ start }) => start >= from && start < until)
    const times = listStarts(own, now + NOTICE_SECONDS).map((at) => {
      const { minutes } = wallClockAt(at, timeZone)
      const value = `${toIsoDate(date)}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
      return { value, label: formatClock(minutes), isFree: booked.filter((taken) => taken.startsWith(value)).length < CAPACITY }
    })
    return { date: toIsoDate(date), weekday: WEEKDAYS[weekdayOf(date)], day: date.day, month: MONTHS[date.month - 1] ?? '', times }
  })
  return days.filter(({ times }) => times.length > 0).slice(0, DAYS_SHOWN)
}
