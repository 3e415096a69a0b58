import { formatClock } from '../locations/hours/clock'
import { formatDate } from './format-date'
import { instantOf, isIsoDate, listInstantsOf, toIsoDate, wallClockAt, type CalendarDate } from './zone'
import { cityOfZone, formatZonedTime } from './zone-name'

const NOON = 720
/** While a year is typed, the browser reports years such as 0002 and 0020. */
const FIRST_YEAR = 1900

const FIELD_TEXT = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?/

/**
 * Returns what an input of type date or datetime-local shows for an instant (EDT-17).
 * @param instant Unix seconds; null for an empty input.
 */
export function toDateText(instant: number | null, timeZone: string, isDay: boolean): string {
  if (instant === null) return ''
  const clock = wallClockAt(instant, timeZone)
  const pad = (value: number) => String(value).padStart(2, '0')
  return isDay ? toIsoDate(clock) : `${toIsoDate(clock)}T${pad(Math.floor(clock.minutes / 60))}:${pad(clock.minutes % 60)}`
}

/** `note`: why the stored time differs from the typed one; null when it doesn't. */
export type TypedDate = { kind: 'empty' } | { kind: 'unfinished' } | { kind: 'date'; instant: number; note: string | null }

function readParts(text: string): { date: CalendarDate; minutes: number } | null {
  const [, year, month, day, hour = 12, minute = 0] = (FIELD_TEXT.exec(text) ?? []).map((part) =>
    part === undefined ? undefined : Number(part),
  )
  if (year === undefined || month === undefined || day === undefined || !isIsoDate(text.slice(0, 10))) return null
  return year < FIRST_YEAR || hour > 23 || minute > 59 ? null : { date: { year, month, day }, minutes: hour * 60 + minute }
}

/**
 * Reads what was typed into an input of type date or datetime-local as a time of the zone (EDT-17). A day is stored as its noon, so that it
 * stays the same day in neighbouring zones. A time that daylight saving skips becomes the time after the gap, and is explained. Of a
 * repeated time the first is taken; `listRepeats` offers both.
 */
export function readDateText(text: string, timeZone: string, isDay: boolean): TypedDate {
  if (text === '') return { kind: 'empty' }
  const parts = readParts(text)
  if (!parts) return { kind: 'unfinished' }
  const minutes = isDay ? NOON : parts.minutes
  const [first] = listInstantsOf(parts.date, minutes, timeZone)
  if (first !== undefined) return { kind: 'date', instant: first, note: null }
  const moved = instantOf(parts.date, minutes, timeZone)
  const gap = `On ${formatDate(moved, timeZone)} the clocks in ${cityOfZone(timeZone)} go forward and skip ${formatClock(minutes)}.`
  return { kind: 'date', instant: moved, note: `${gap} The time is set to ${formatZonedTime(moved, timeZone)}.` }
}

/** The same local time before and after clocks go back, in Unix seconds and in words. */
export type Repeat = { instant: number; label: string }

/**
 * Returns both meanings of a local time that the end of daylight saving repeats; none for any other time (EDT-17).
 * @param instant Unix seconds.
 */
export function listRepeats(instant: number, timeZone: string): Repeat[] {
  const clock = wallClockAt(instant, timeZone)
  const instants = listInstantsOf(clock, clock.minutes, timeZone)
  if (instants.length < 2) return []
  return instants.map((each, at) => ({
    instant: each + clock.seconds,
    label: `${at === 0 ? 'First' : 'Second'}, ${formatZonedTime(each, timeZone)}`,
  }))
}
