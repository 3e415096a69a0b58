import { z } from 'zod'
import { instantOf } from '@/domain/time/zone'
import { readKilometres } from '@/domain/numbers/kilometres'
import { formatFigure } from '@/domain/numbers/figures'
import { normalisePhone } from '@/domain/locations/phone'
import { cleanLine, cleanText } from './clean-text'
import type { FormField, FormValue, FormValues } from './form-field'

/** Time of validation: `now` in Unix seconds, and the time zone of local times. */
export type FormClock = { now: number; timeZone: string }

type Reading = { kind: 'ok'; value: FormValue } | { kind: 'wrong'; problem: string }
type FieldOf<Type extends FormField['type']> = Extract<FormField, { type: Type }>

const POSTCODE_MESSAGE = 'Invalid postcode. Please enter a 4-digit number.'
const PAST_MESSAGE = 'Please choose a time in the future.'
const FAR_MESSAGE = 'Please choose a time within the next six months.'
const MAX_AHEAD_SECONDS = 183 * 86_400
const LOCAL_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2})?$/
/** Maximum length of an email address. */
const EMAIL_LENGTH = 254
const PHONE_LENGTH = 40

const ok = (value: FormValue): Reading => ({ kind: 'ok', value })
const wrong = (problem: string): Reading => ({ kind: 'wrong', problem })
const missing = ({ label }: FormField) => wrong(`Please enter your ${label}.`)
const invalid = ({ label }: FormField) => wrong(`Please enter a valid ${label}.`)

/** A long text is rejected with its limit, because truncating it would lose words unnoticed. */
const tooLong = ({ label }: FormField, limit: number) => wrong(`Please keep your ${label} to ${formatFigure(limit)} characters.`)

/** Reads a cleaned text up to `limit` characters (LEAD-06). `check` validates its content. */
function readText(raw: unknown, field: FormField, limit: number, check: (text: string) => Reading, clean = cleanLine): Reading {
  if (raw === undefined && !field.isRequired) return ok(undefined)
  if (typeof raw !== 'string') return missing(field)
  const text = clean(raw).trim()
  if (text === '') return field.isRequired ? missing(field) : ok(undefined)
  if (text.length > limit) return field.type === 'text' ? tooLong(field, limit) : invalid(field)
  return check(text)
}

function readPhone(raw: unknown, field: FormField): Reading {
  return readText(raw, field, PHONE_LENGTH, (text) => {
    const phone = normalisePhone(text)
    return phone === null ? invalid(field) : ok(phone)
  })
}

function readPostcode(raw: unknown, { isRequired }: FormField): Reading {
  const text = typeof raw === 'string' ? raw.trim() : raw
  if (!isRequired && (text === undefined || text === '')) return ok(undefined)
  return typeof text === 'string' && /^\d{4}$/.test(text) ? ok(text) : wrong(POSTCODE_MESSAGE)
}

function readEmail(raw: unknown, field: FormField): Reading {
  return readText(raw, field, EMAIL_LENGTH, (text) => (z.email().safeParse(text).success ? ok(text) : invalid(field)))
}

/** Reads whole dollars, such as '$42,990' (LEAD-18). */
function readAmount(raw: unknown, field: FieldOf<'amount'>): Reading {
  const written = typeof raw === 'number' ? String(raw) : raw
  return readText(written, field, PHONE_LENGTH, (text) => {
    const plain = text.replace(/[\s,$]/g, '')
    const dollars = /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain)) : Number.NaN
    return dollars <= field.max ? ok(dollars) : invalid(field)
  })
}

/** Reads a whole number, such as '85,000'. */
function readNumber(raw: unknown, field: FieldOf<'number'>): Reading {
  const written = typeof raw === 'number' ? String(raw) : raw
  return readText(written, field, PHONE_LENGTH, (text) => {
    const plain = text.replace(/[\s,]/g, '')
    const value = /^\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN
    return value >= field.min && value <= field.max ? ok(value) : invalid(field)
  })
}

/** Reads whole kilometres, such as '85,000 kms' (MISC-10). */
function readDistance(raw: unknown, field: FieldOf<'distance'>): Reading {
  const written = typeof raw === 'number' ? String(raw) : raw
  return readText(written, field, PHONE_LENGTH, (text) => {
    const km = readKilometres(text)
    return km !== null && km <= field.max ? ok(km) : invalid(field)
  })
}

/** Converts a local time from a browser to Unix seconds; null for an invalid time, such as 30 February. */
export function readLocalTime(text: string, timeZone: string): number | null {
  const [, year, month, day, hour, minute] = (LOCAL_TIME.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined || hour === undefined || minute === undefined) return null
  const asDate = new Date(Date.UTC(year, month - 1, day))
  if (asDate.getUTCMonth() !== month - 1 || asDate.getUTCDate() !== day || hour > 23 || minute > 59) return null
  return instantOf({ year, month, day }, hour * 60 + minute, timeZone)
}

function readMoment(raw: unknown, field: FormField, { now, timeZone }: FormClock): Reading {
  return readText(raw, field, PHONE_LENGTH, (text) => {
    const instant = readLocalTime(text, timeZone)
    if (instant === null) return invalid(field)
    if (instant <= now) return wrong(PAST_MESSAGE)
    return instant > now + MAX_AHEAD_SECONDS ? wrong(FAR_MESSAGE) : ok(text.slice(0, 16))
  })
}

/** Reads a choice. Ids are numbers in code and strings in a select. */
function readChoice(raw: unknown, { options, isRequired, initial, problem }: FieldOf<'choice'>): Reading {
  if (raw === undefined && initial !== '') return ok(initial)
  if (!isRequired && (raw === undefined || raw === '')) return ok(undefined)
  const known = typeof raw === 'string' || typeof raw === 'number' ? options.find(({ value }) => value === String(raw)) : undefined
  return known ? ok(known.value) : wrong(problem)
}

const TICKED: readonly unknown[] = [true, 'true', 'on']
const CLEARED: readonly unknown[] = [false, 'false', '']

/** Reads a checkbox: true and false from code, 'true' and 'on' from an HTML form (LEAD-11, LEAD-13). */
function readCheck(raw: unknown, { initial, isRequired, problem }: FieldOf<'check'>): Reading {
  const isTicked = raw === undefined ? initial : TICKED.includes(raw)
  const isUnknown = raw !== undefined && !isTicked && !CLEARED.includes(raw)
  return isUnknown || (isRequired && !isTicked) ? wrong(problem ?? 'Please choose yes or no.') : ok(isTicked)
}

function readField(raw: unknown, field: FormField, clock: FormClock): Reading {
  switch (field.type) {
    case 'string':
      return readText(raw, field, field.maxLength, ok)
    case 'text':
      return readText(raw, field, field.maxLength, ok, cleanText)
    case 'postcode':
      return readPostcode(raw, field)
    case 'phone':
      return readPhone(raw, field)
    case 'email':
      return readEmail(raw, field)
    case 'amount':
      return readAmount(raw, field)
    case 'number':
      return readNumber(raw, field)
    case 'distance':
      return readDistance(raw, field)
    case 'moment':
      return readMoment(raw, field, clock)
    case 'choice':
      return readChoice(raw, field)
    case 'check':
      return readCheck(raw, field)
    case 'hidden':
      // The form's own value; the submitted one is ignored (LEAD-24).
      return ok(field.value)
  }
}

function schemaOf(field: FormField, clock: FormClock) {
  return z.custom<FormValue>().transform((raw, context): FormValue => {
    const reading = readField(raw, field, clock)
    if (reading.kind === 'ok') return reading.value
    context.issues.push({ code: 'custom', message: reading.problem, input: raw })
    return z.NEVER
  })
}

/**
 * The validation schema of a form's fields (LEAD-05, LEAD-06, LEAD-10, LEAD-13). Browser and server build it from the same fields.
 * Unknown fields are dropped.
 */
export function formSchema(fields: readonly FormField[], clock: FormClock): z.ZodType<FormValues, FormValues> {
  const blank: FormValues = Object.fromEntries(fields.map(({ name }) => [name, undefined]))
  const form = z.object(Object.fromEntries(fields.map((field) => [field.name, schemaOf(field, clock)])))
  return z
    .custom<FormValues>()
    .transform((sent): FormValues => ({ ...blank, ...sent }))
    .pipe(form)
}
