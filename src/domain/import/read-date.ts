import { type CalendarDate, instantOf } from '../time/zone'

type DateReading = { kind: 'value'; value: string } | { kind: 'refused'; reason: string }

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/i

/** An optional time after the date, as spreadsheets export it. */
const CLOCK = '(?:[T ]\\d{1,2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?(?: ?[ap]m)?)?'
const ISO = new RegExp(`^(\\d{4})-(\\d{1,2})-(\\d{1,2})${CLOCK}$`, 'i')
const DAY_FIRST = new RegExp(`^(\\d{1,2})[/.-](\\d{1,2})[/.-](\\d{4})${CLOCK}$`, 'i')
const SPELLED = /^(\d{1,2})[ -]([a-z]{3})[a-z]*[ -](\d{4})$/i

function toParts(text: string): CalendarDate | null {
  const iso = ISO.exec(text)
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) }
  const dayFirst = DAY_FIRST.exec(text)
  if (dayFirst) return { year: Number(dayFirst[3]), month: Number(dayFirst[2]), day: Number(dayFirst[1]) }
  const spelled = SPELLED.exec(text)
  const month = MONTHS.indexOf(spelled?.[2]?.toLowerCase() ?? '') + 1
  return spelled && month > 0 ? { year: Number(spelled[3]), month, day: Number(spelled[1]) } : null
}

function exists({ year, month, day }: CalendarDate): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= 1900 && year <= 2200 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/**
 * Parses a date in Australian notation (dd/mm/yyyy, d MMM yyyy) or ISO, as the start of that day in the tenant's time zone. An ISO
 * instant with an offset is used as it is (ADM-19).
 */
export function readDate(text: string, label: string, timeZone: string): DateReading {
  if (INSTANT.test(text) && Number.isFinite(Date.parse(text))) return { kind: 'value', value: new Date(text).toISOString() }
  const date = toParts(text)
  if (!date || !exists(date)) return { kind: 'refused', reason: `${label} '${text.slice(0, 40)}' is not a date such as 31/12/2026` }
  return { kind: 'value', value: new Date(instantOf(date, 0, timeZone) * 1000).toISOString() }
}
