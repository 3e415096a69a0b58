import { formatCalendarDate } from '@/domain/time/format-date'
import { toIsoDate, wallClockAt, weekdayOf, type Weekday } from '@/domain/time/zone'
import { formatClock, parseClock } from './clock'
import { isOpenStatus, type OpeningHours, type SpecialHours } from './opening-hours'

/** A day of the table: 'Open' with its hours if known, or the text of a closed day (LOC-09). */
export type DayText = { kind: 'open'; status: 'Open'; hours: string | null } | { kind: 'closed'; status: string }

export type WeekRow = { weekday: Weekday; name: string; day: DayText }
export type SpecialRow = { date: string; dateText: string; label: string | null; day: DayText }

const WEEK: readonly { weekday: Weekday; name: string }[] = [
  { weekday: 1, name: 'Monday' },
  { weekday: 2, name: 'Tuesday' },
  { weekday: 3, name: 'Wednesday' },
  { weekday: 4, name: 'Thursday' },
  { weekday: 5, name: 'Friday' },
  { weekday: 6, name: 'Saturday' },
  { weekday: 0, name: 'Sunday' },
]

/** '8:30 am – 5:30 pm'; null without both times. */
export function formatHours({ open, close }: Pick<OpeningHours, 'open' | 'close'>): string | null {
  const from = parseClock(open)
  const to = parseClock(close)
  return from === null || to === null ? null : `${formatClock(from)} – ${formatClock(to)}`
}

/** Formats a day: 'Open 8:30 am – 5:30 pm', 'Open' if its hours are unknown, or the text of a closed day (LOC-09). */
export function formatDay(day: DayText): string {
  if (day.kind === 'closed' || day.hours === null) return day.status
  return /^open\b/i.test(day.hours) ? day.hours : `${day.status} ${day.hours}`
}

function toDayText(
  entries: readonly (Pick<OpeningHours, 'status' | 'open' | 'close'> & { formattedHours?: string | null })[],
  closedText: string,
): DayText {
  const open = entries.filter((entry) => isOpenStatus(entry.status))
  if (open.length === 0) return { kind: 'closed', status: closedText }
  const hours = open.flatMap((entry) => entry.formattedHours?.trim() || formatHours(entry) || [])
  return { kind: 'open', status: 'Open', hours: hours.length > 0 ? hours.join(', ') : null }
}

/**
 * The week from Monday to Sunday (LOC-11). A closed Saturday or Sunday shows the configured text (LOC-10), any other closed day its
 * status (LOC-09). A day without an entry counts as closed.
 */
export function weekTable(hours: readonly OpeningHours[], settings: { closedWeekendText: string }): WeekRow[] {
  return WEEK.map(({ weekday, name }) => {
    const entries = hours.filter((entry) => entry.weekday === weekday)
    const isWeekend = weekday === 0 || weekday === 6
    const closedText = isWeekend ? settings.closedWeekendText : (entries[0]?.status ?? 'Closed')
    return { weekday, name, day: toDayText(entries, closedText) }
  })
}

/** The special hours of a location: its own and those for all locations. */
export function selectSpecialHours(special: readonly SpecialHours[], locationId: number): SpecialHours[] {
  return special.filter((entry) => entry.locationId === null || entry.locationId === locationId)
}

/**
 * The special hours of a location from today on, by date (LOC-12).
 * @param now Unix seconds.
 */
export function listSpecialHours(special: readonly SpecialHours[], locationId: number, now: number, timeZone: string): SpecialRow[] {
  const today = toIsoDate(wallClockAt(now, timeZone))
  return selectSpecialHours(special, locationId)
    .filter((entry) => entry.date >= today)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .flatMap((entry) => {
      const [year, month, day] = entry.date.split('-').map(Number)
      if (year === undefined || month === undefined || day === undefined) return []
      const date = { year, month, day }
      const name = WEEK.find(({ weekday }) => weekday === weekdayOf(date))?.name.slice(0, 3) ?? ''
      return {
        date: entry.date,
        dateText: `${name} ${formatCalendarDate(date)}`,
        label: entry.label,
        day: toDayText([entry], entry.status),
      }
    })
}
