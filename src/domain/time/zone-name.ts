import { formatDate, formatTime } from './format-date'

/** Used where no site says which zone applies. */
export const PLATFORM_ZONE = 'Australia/Sydney'

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'short' })
  formatters.set(timeZone, made)
  return made
}

/**
 * Returns the short name of a zone's time at an instant: 'AEDT' in Sydney's summer, 'AEST' in winter (EDT-17).
 * @param instant Unix seconds.
 */
export function abbreviateZone(instant: number, timeZone: string): string {
  return (
    formatterOf(timeZone)
      .formatToParts(instant * 1000)
      .find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC'
  )
}

/** Returns the city that a zone is named after: 'Lord Howe' for 'Australia/Lord_Howe'. */
export function cityOfZone(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}

/**
 * Names a zone beside a date of the admin: 'Sydney time, AEDT' (EDT-17).
 * @param instant Unix seconds; decides between summer and standard time.
 */
export function nameZone(instant: number, timeZone: string): string {
  return `${cityOfZone(timeZone)} time, ${abbreviateZone(instant, timeZone)}`
}

/**
 * Formats the time with its zone, such as '5:00 pm AEST' (EDT-17).
 * @param instant Unix seconds.
 */
export function formatZonedTime(instant: number, timeZone: string): string {
  return `${formatTime(instant, timeZone)} ${abbreviateZone(instant, timeZone)}`
}

/**
 * Formats date and time with the zone, such as '30 Jun 2026, 5:00 pm AEST' (EDT-16, EDT-17).
 * @param instant Unix seconds.
 */
export function formatMoment(instant: number, timeZone: string): string {
  return `${formatDate(instant, timeZone)}, ${formatZonedTime(instant, timeZone)}`
}

/**
 * Formats the ISO date of a document for the admin: a day, or a moment with its zone. Empty for no date, and for text that is none, because
 * drafts are not checked (EDT-17).
 */
export function formatStoredDate(stored: unknown, timeZone: string, isDay = false): string {
  const instant = readStoredDate(stored)
  if (instant === null) return ''
  return isDay ? formatDate(instant, timeZone) : formatMoment(instant, timeZone)
}

/** Reads the ISO date of a document as Unix seconds; null for anything else. */
export function readStoredDate(stored: unknown): number | null {
  const ms = stored instanceof Date ? stored.getTime() : typeof stored === 'string' ? Date.parse(stored) : Number.NaN
  return Number.isFinite(ms) ? Math.floor(ms / 1000) : null
}
