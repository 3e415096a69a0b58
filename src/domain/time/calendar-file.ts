/** An entry for a visitor's calendar. `start` and `stamp` (the creation time) are in Unix seconds. */
export type CalendarEntry = {
  id: string
  title: string
  place: string | null
  note: string
  start: number
  minutes: number
  stamp: number
}

/** '20261125T010000Z'. */
const formatInstant = (seconds: number) => new Date(seconds * 1000).toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Escapes separators with a backslash (RFC 5545, 3.3.11). */
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

const MAX_LINE_BYTES = 75
const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** Folds lines longer than 75 bytes without splitting a character (RFC 5545, 3.1). */
function foldLine(line: string): string {
  const lines = ['']
  for (const letter of line) {
    const last = lines.at(-1) ?? ''
    if (bytesOf(last + letter) > MAX_LINE_BYTES) lines.push(` ${letter}`)
    else lines[lines.length - 1] = last + letter
  }
  return lines.join('\r\n')
}

/** Formats an entry as an iCalendar file (RFC 5545). Its status is tentative, because staff still have to confirm the booking (LEAD-22). */
export function writeCalendarFile({ id, title, place, note, start, minutes, stamp }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Bookings//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}`,
    `DTSTAMP:${formatInstant(stamp)}`,
    `DTSTART:${formatInstant(start)}`,
    `DTEND:${formatInstant(start + minutes * 60)}`,
    `SUMMARY:${escapeText(title)}`,
    ...(place === null ? [] : [`LOCATION:${escapeText(place)}`]),
    `DESCRIPTION:${escapeText(note)}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}
