import type { CarType, Vehicle } from '../vehicle/vehicle'

/** Characters of a phone number that stay readable (PHONE-01). */
const SHOWN_CHARACTERS = 5

/** National significant numbers: geographic and mobile, freephone and local rate, six-digit local rate. */
const SUBSCRIBER = /^[23478]\d{8}$/
const SERVICE = /^1(?:[38]00\d{6}|3\d{4})$/

/**
 * The number with its first 5 characters and asterisks for the rest (PHONE-01). Spaces, brackets and hyphens stay, so that the shape of the
 * number does: '(07) **** ****'.
 */
export function maskPhone(phone: string): string {
  const shown = phone.trim()
  return shown.slice(0, SHOWN_CHARACTERS) + shown.slice(SHOWN_CHARACTERS).replace(/[^\s()-]/g, '*')
}

/** The national significant number, without the leading 0; null when it is no Australian number. */
function parseNational(raw: string): string | null {
  if (/[^\d\s()+./-]/.test(raw)) return null
  const digits = raw.replace(/\D/g, '')
  const isInternational = raw.trim().startsWith('+') || digits.startsWith('0061')
  const withoutCountry = isInternational ? /^(?:00)?61(.*)$/.exec(digits)?.[1] : digits
  if (withoutCountry === undefined) return null
  const national = withoutCountry.replace(/^0/, '')
  // Without a country code a subscriber's number needs its area: '55504400' rings somewhere else in every state.
  const hasArea = isInternational || withoutCountry.startsWith('0')
  return SERVICE.test(withoutCountry) || (hasArea && SUBSCRIBER.test(national)) ? national : null
}

/** An Australian number in any spelling as '+61…', the form it is stored in; null when it is none. */
export function normalisePhone(raw: string): string | null {
  const national = parseNational(raw)
  return national === null ? null : `+61${national}`
}

/** An Australian number as people write it: '0491 570 156', '(07) 5550 4400', '1800 160 401', '13 22 33'; anything else as it came. */
export function formatPhone(raw: string): string {
  const national = parseNational(raw)
  if (national === null) return raw.trim()
  if (national.startsWith('1')) {
    return national.length === 6 ? national.replace(/(..)(..)(..)/, '$1 $2 $3') : national.replace(/(....)(...)(...)/, '$1 $2 $3')
  }
  if (national.startsWith('4')) return `0${national}`.replace(/(....)(...)(...)/, '$1 $2 $3')
  return `0${national}`.replace(/(..)(....)(....)/, '($1) $2 $3')
}

/**
 * The address that a call button opens (PHONE-02). 13 and 1800 numbers are dialled as they are, because they do not answer behind +61; null for a text
 * without a number in it.
 */
export function toTelHref(raw: string): string | null {
  const national = parseNational(raw)
  if (national !== null) return national.startsWith('1') ? `tel:${national}` : `tel:+61${national}`
  const dialled = raw.replace(/[^\d+]/g, '')
  return /\d{3,}/.test(dialled) ? `tel:${dialled}` : null
}

/**
 * The phone to call about a car: that of its location (PHONE-02), or the tenant's for cars of its type (PHONE-03); null when there is none, and then
 * there is no call button (PHONE-04).
 */
export function resolvePhone(
  vehicle: Pick<Vehicle, 'carType' | 'location'>,
  { phoneOverrides }: { phoneOverrides: Readonly<Partial<Record<CarType, string>>> },
): string | null {
  const override = phoneOverrides[vehicle.carType]?.trim() ?? ''
  const own = vehicle.location?.phone?.trim() ?? ''
  return override || own || null
}
