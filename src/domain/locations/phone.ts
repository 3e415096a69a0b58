import type { CarType, Vehicle } from '../vehicle/vehicle'

/** Visible characters of a masked number (PHONE-01). */
const SHOWN_CHARACTERS = 5

/** National significant numbers: geographic and mobile; freephone and local rate with ten or six digits. */
const SUBSCRIBER = /^[23478]\d{8}$/
const SERVICE = /^1(?:[38]00\d{6}|3\d{4})$/

/** Masks all but the first 5 characters with asterisks (PHONE-01). Spaces, brackets and hyphens stay: '(07) **** ****'. */
export function maskPhone(phone: string): string {
  const shown = phone.trim()
  return shown.slice(0, SHOWN_CHARACTERS) + shown.slice(SHOWN_CHARACTERS).replace(/[^\s()-]/g, '*')
}

/** The national significant number without the leading 0; null if the text is not an Australian number. */
function parseNational(raw: string): string | null {
  if (/[^\d\s()+./-]/.test(raw)) return null
  const digits = raw.replace(/\D/g, '')
  const isInternational = raw.trim().startsWith('+') || digits.startsWith('0061')
  const withoutCountry = isInternational ? /^(?:00)?61(.*)$/.exec(digits)?.[1] : digits
  if (withoutCountry === undefined) return null
  const national = withoutCountry.replace(/^0/, '')
  // A local number needs its area code, because the same digits exist in every state.
  const hasArea = isInternational || withoutCountry.startsWith('0')
  return SERVICE.test(withoutCountry) || (hasArea && SUBSCRIBER.test(national)) ? national : null
}

/** Normalises an Australian number to '+61…', the stored format; null if it is none. */
export function normalisePhone(raw: string): string | null {
  const national = parseNational(raw)
  return national === null ? null : `+61${national}`
}

/** Formats an Australian number: '0491 570 156', '(07) 5550 4400', '1800 160 401', '13 22 33'. Other texts are returned as they are. */
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
 * The tel: link of a call button (PHONE-02). 13 and 1800 numbers are dialled without +61, behind which they do not work. Null for a text
 * without a number.
 */
export function toTelHref(raw: string): string | null {
  const national = parseNational(raw)
  if (national !== null) return national.startsWith('1') ? `tel:${national}` : `tel:+61${national}`
  const dialled = raw.replace(/[^\d+]/g, '')
  return /\d{3,}/.test(dialled) ? `tel:${dialled}` : null
}

/**
 * The phone number for a car: the tenant's for cars of its type (PHONE-03), or else its location's (PHONE-02). Null if there is none, and
 * then there is no call button (PHONE-04).
 */
export function resolvePhone(
  vehicle: Pick<Vehicle, 'carType' | 'location'>,
  { phoneOverrides }: { phoneOverrides: Readonly<Partial<Record<CarType, string>>> },
): string | null {
  const override = phoneOverrides[vehicle.carType]?.trim() ?? ''
  const own = vehicle.location?.phone?.trim() ?? ''
  return override || own || null
}
