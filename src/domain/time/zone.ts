/** Seconds of a day without a clock change. Windows of days (CAR-12, CAR-16) are multiples of it. */
export const DAY_SECONDS = 86_400

/** 0 is Sunday, 6 is Saturday, as in documents (LOC-09). */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** A calendar day without a zone. Months are 1 to 12. */
export type CalendarDate = { year: number; month: number; day: number }

/** The local date and time of an instant in a zone. */
export type WallClock = CalendarDate & { weekday: Weekday; minutes: number; seconds: number }

const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formatters.set(timeZone, made)
  return made
}

/** Returns midnight UTC of a day in Unix seconds. */
function toUtcMidnight(date: CalendarDate): number {
  return Date.UTC(date.year, date.month - 1, date.day) / 1000
}

/** Returns the weekday of a calendar day. */
export function weekdayOf(date: CalendarDate): Weekday {
  return WEEKDAYS[new Date(toUtcMidnight(date) * 1000).getUTCDay()] ?? 0
}

/** Returns the calendar day `days` after the given one; before it when negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date((toUtcMidnight(date) + days * DAY_SECONDS) * 1000)
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() }
}

/** Formats a date as 'YYYY-MM-DD', which also sorts by time. */
export function toIsoDate({ year, month, day }: CalendarDate): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Checks whether a text is the 'YYYY-MM-DD' of an existing day: '2026-02-30' is not. */
export function isIsoDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? []
  return year !== undefined && month !== undefined && day !== undefined && toIsoDate(addDays({ year, month, day }, 0)) === text
}

/** Offsets from UTC change at quarters of an hour. */
const QUARTER_SECONDS = 900
/** A page asks for the same quarters hundreds of times, and `Intl` takes most of the time of its opening hours. */
const offsets = new Map<string, number>()
const MOST_OFFSETS = 4_000

/** Returns the seconds that a zone is ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const quarter = Math.floor(instant / QUARTER_SECONDS) * QUARTER_SECONDS
  const key = `${timeZone} ${quarter}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const parts: Record<string, number> = {}
  for (const { type, value } of formatterOf(timeZone).formatToParts(quarter * 1000)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  const offset = Date.UTC(year, month - 1, day, hour, minute, second) / 1000 - quarter
  if (offsets.size >= MOST_OFFSETS) offsets.clear()
  offsets.set(key, offset)
  return offset
}

/**
 * Returns the date, weekday and time of day in a zone.
 * @param instant Unix seconds.
 * @param timeZone IANA name. An unknown one throws RangeError.
 */
export function wallClockAt(instant: number, timeZone: string): WallClock {
  const local = new Date((Math.floor(instant) + offsetAt(instant, timeZone)) * 1000)
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    weekday: WEEKDAYS[local.getUTCDay()] ?? 0,
    minutes: local.getUTCHours() * 60 + local.getUTCMinutes(),
    seconds: local.getUTCSeconds(),
  }
}

/**
 * Returns the instant of a local date and time in Unix seconds. If the clock shows a time twice, returns the first. If it skips a time,
 * moves forward by the gap: Cairo's skipped midnight becomes 01:00, the first instant of that day.
 * @param minutes Minutes after midnight; 1440 and more are on the next day.
 */
export function instantOf(date: CalendarDate, minutes: number, timeZone: string): number {
  const asUtc = toUtcMidnight(addDays(date, Math.floor(minutes / 1440))) + (minutes % 1440) * 60
  const before = offsetAt(asUtc - DAY_SECONDS, timeZone)
  const after = offsetAt(asUtc + DAY_SECONDS, timeZone)
  const first = asUtc - before
  if (before === after || offsetAt(first, timeZone) === before) return first
  const second = asUtc - after
  return offsetAt(second, timeZone) === after ? second : first
}

/**
 * Returns the instants at which a zone's clock shows a local date and time, in Unix seconds: usually one, none when daylight saving skips
 * it, two when it repeats it, the earlier one first.
 * @param minutes Minutes after midnight, below 1440.
 */
export function listInstantsOf(date: CalendarDate, minutes: number, timeZone: string): number[] {
  const asUtc = toUtcMidnight(date) + minutes * 60
  const offsetsAround = new Set([offsetAt(asUtc - DAY_SECONDS, timeZone), offsetAt(asUtc + DAY_SECONDS, timeZone)])
  return [...offsetsAround]
    .map((offset) => ({ instant: asUtc - offset, offset }))
    .filter(({ instant, offset }) => offsetAt(instant, timeZone) === offset)
    .map(({ instant }) => instant)
    .sort((one, other) => one - other)
}

/**
 * Returns the start of the local day of `now` in Unix seconds. Handles days of 23 or 25 hours.
 * @param now Unix seconds.
 */
export function startOfDay(now: number, timeZone: string): number {
  return instantOf(wallClockAt(now, timeZone), 0, timeZone)
}
