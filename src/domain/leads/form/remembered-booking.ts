import type { CalendarEntry } from '@/domain/time/calendar-file'
import { instantOf, isIsoDate, weekdayOf } from '@/domain/time/zone'
import { formatClock } from '@/domain/locations/hours/clock'
import { readStoredRecord } from '@/domain/account/stored-cars'
import type { FormField, FormValues } from './form-field'
import type { FormKind } from './form-kinds'
import { capitalise } from '@/domain/text/capitalise'

/** A requested booking, remembered in the browser for the thank-you page. `at` is local time of the site, such as '2026-11-25T11:00'. */
export type RememberedBooking = { kind: FormKind; at: string; vehicle: string | null; place: string | null }

const LOCAL = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)/
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const

function readLocal(at: string) {
  const [, date = '', hour, minute] = LOCAL.exec(at) ?? []
  if (!isIsoDate(date)) return null
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { date: { year, month, day }, minutes: Number(hour) * 60 + Number(minute) }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 200) : null)

/** The label of the chosen option. */
function chosenOf(fields: readonly FormField[], values: FormValues, name: string): string | null {
  const field = fields.find((one) => one.name === name)
  return field?.type === 'choice' && values[name] ? (field.options.find(({ value }) => value === values[name])?.label ?? null) : null
}

/** The chosen location, or else the chosen dealership. */
export function findChosenLocation(fields: readonly FormField[], values: FormValues): string | null {
  return chosenOf(fields, values, 'location_id') ?? chosenOf(fields, values, 'dealership_slug')
}

/**
 * The booking in a form's values (LEAD-22); null without a time.
 * @param subject The form's car and its location. Without them, the visitor's own text and choices are used.
 */
export function toRememberedBooking(
  { kind, carName, carPlace }: { kind: FormKind; carName: string | null; carPlace: string | null },
  fields: readonly FormField[],
  values: FormValues,
): RememberedBooking | null {
  const moment = fields.find(({ type }) => type === 'moment')
  const at = moment && textOf(values[moment.name])
  if (!at || !readLocal(at)) return null
  const vehicle = carName ?? textOf(values.vehicle_interest ?? values.service_vehicle)
  return { kind, at, vehicle, place: carPlace ?? findChosenLocation(fields, values) }
}

/** Reads a remembered booking of this kind of form; null if unreadable (FAV-08). */
export function readRememberedBooking(stored: string | null, kind: FormKind | null): RememberedBooking | null {
  const { kind: of, at, vehicle, place } = readStoredRecord(stored)
  if (kind === null || of !== kind || typeof at !== 'string' || !readLocal(at)) return null
  return { kind, at, vehicle: textOf(vehicle), place: textOf(place) }
}

/** Formats local time as 'Wednesday 25 November 2026, 11:00 am'; '' for an invalid time. */
export function writeBookingTime(at: string): string {
  const local = readLocal(at)
  if (!local) return ''
  const { date, minutes } = local
  return `${DAYS[weekdayOf(date)]} ${date.day} ${MONTHS[date.month - 1] ?? ''} ${date.year}, ${formatClock(minutes)}`
}

/** Title, duration in minutes and note of a booking in a calendar. */
const listEntries = (noun: string): Partial<Record<FormKind, { title: string; minutes: number; note: string }>> => ({
  'test-drive': { title: 'Test drive', minutes: 45, note: `Bring your driver licence. The dealer confirms ${noun} and time.` },
  service: { title: `${capitalise(noun)} service`, minutes: 15, note: `Bring the ${noun}. The workshop confirms day and time.` },
})

/**
 * A calendar entry for a booking; null for kinds without an appointment.
 * @param now Unix seconds.
 */
export function toCalendarEntry(
  booking: RememberedBooking,
  site: { name: string; timeZone: string; host: string; noun: string },
  now: number,
): CalendarEntry | null {
  const local = readLocal(booking.at)
  const words = listEntries(site.noun)[booking.kind]
  if (!local || !words) return null
  const start = instantOf(local.date, local.minutes, site.timeZone)
  return {
    id: `${booking.kind}-${start}@${site.host}`,
    title: [words.title, booking.vehicle].filter(Boolean).join(': '),
    place: booking.place ?? site.name,
    note: words.note,
    start,
    minutes: words.minutes,
    stamp: now,
  }
}
