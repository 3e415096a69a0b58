import { wallClockAt, weekdayOf } from '../time/zone'
import { type DayText, formatDay, listSpecialHours, type WeekRow, weekTable } from './hours/week-table'
import { LOCATION_TYPE_LABELS, type SiteLocation } from './location'

export type HoursRow = { key: string; name: string; isToday: boolean; cells: { text: string; isClosed: boolean }[] }

/** The week or the holidays of a location, with a column per department. */
export type HoursTableView = { columns: string[]; rows: HoursRow[] }

type Settings = { closedWeekendText: string }

function toCell(day: DayText): HoursRow['cells'][number] {
  return { text: formatDay(day), isClosed: day.kind === 'closed' }
}

const columnsOf = (departments: readonly SiteLocation[]) => departments.map(({ type }) => LOCATION_TYPE_LABELS[type])

/**
 * The hours from Monday to Sunday (LOC-11) with one column per department (LOC-09, LOC-10). Weekdays are abbreviated beside three
 * departments.
 * @param now Unix seconds; marks today.
 */
export function toWeekView(departments: readonly SiteLocation[], settings: Settings, now: number): HoursTableView {
  const weeks = departments.map(({ hours }) => weekTable(hours, settings))
  const today = wallClockAt(now, departments[0]?.timeZone ?? 'UTC').weekday
  const rows = (weeks[0] ?? []).map(({ weekday, name }, at) => ({
    key: name,
    name: departments.length > 2 ? name.slice(0, 3) : name,
    isToday: weekday === today,
    cells: weeks.flatMap((week) => (week[at] ? toCell(week[at].day) : [])),
  }))
  return { columns: columnsOf(departments), rows }
}

function usualOn(week: readonly WeekRow[], date: string): HoursRow['cells'][number] {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const usual = week.find(({ weekday }) => weekday === weekdayOf({ year, month, day }))
  return usual ? toCell(usual.day) : { text: 'Closed', isClosed: true }
}

/**
 * The coming special days of all departments by date (LOC-12). A department without special hours on such a day shows its usual ones.
 * Null if there are none.
 */
export function toHolidayView(departments: readonly SiteLocation[], settings: Settings, now: number): HoursTableView | null {
  const special = departments.map(({ id, special: days, timeZone }) => listSpecialHours(days, id, now, timeZone))
  const weeks = departments.map(({ hours }) => weekTable(hours, settings))
  const named = new Map(
    special
      .flat()
      .toReversed()
      .map((row) => [row.date, row]),
  )
  const dates = [...named.keys()].toSorted()
  if (dates.length === 0) return null
  const rows = dates.map((date) => {
    const { dateText = date, label = null } = named.get(date) ?? {}
    const cells = departments.map((_, at) => {
      const own = special[at]?.find((row) => row.date === date)
      return own ? toCell(own.day) : usualOn(weeks[at] ?? [], date)
    })
    return { key: date, name: label ? `${dateText}, ${label}` : dateText, isToday: false, cells }
  })
  return { columns: columnsOf(departments), rows }
}
