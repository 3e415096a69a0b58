import { toIsoDate, wallClockAt } from '../time/zone'
import { parseClock } from './hours/clock'
import { isOpenStatus, type OpeningHours, type SpecialHours } from './hours/opening-hours'
import { normalisePhone } from './phone'
import type { ReviewSummary } from './reviews/reviews'
import type { LocationType, SiteLocation } from './location'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
/** schema.org types of location types. */
const KINDS: Record<LocationType, string> = { sales: 'AutoDealer', service: 'AutoRepair', parts: 'AutoPartsStore' }

type Described = {
  location: SiteLocation
  /** Path of its page, and origin of the site without a trailing slash. */
  path: string
  origin: string
  /** Unix seconds; past special days are left out. */
  now: number
  /** Only if `mayMarkRating` allows it. */
  rating: ReviewSummary | null
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/**
 * Formats a time as '08:30'. Midnight at the end of a day becomes 23:59, because schema.org reads a closing time at or before the opening
 * as the next day.
 */
function toTime(text: string | null): string | null {
  const minutes = parseClock(text)
  if (minutes === null) return null
  return minutes === 1440 ? '23:59' : `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

function toWeeklyHours({ weekday, open, close, status }: OpeningHours) {
  const opens = toTime(open)
  const closes = toTime(close)
  if (!isOpenStatus(status) || opens === null || closes === null) return []
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: `https://schema.org/${DAYS[weekday]}`, opens, closes }]
}

/** schema.org marks a closed day as opening and closing at midnight. */
function toSpecial({ date, status, open, close }: SpecialHours) {
  const isOpen = isOpenStatus(status)
  const opens = toTime(open)
  const closes = toTime(close)
  if (isOpen && (opens === null || closes === null)) return []
  const times = isOpen ? { opens, closes } : { opens: '00:00', closes: '00:00' }
  return [{ '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date, ...times }]
}

function toRating({ averageRating, count }: ReviewSummary) {
  return { '@type': 'AggregateRating', ratingValue: averageRating, reviewCount: count, bestRating: 5 }
}

/**
 * Describes a location as schema.org JSON-LD: name, address, position, phone and hours, including holidays. Unknown facts are left out.
 */
export function describeAutoDealer({ location, path, origin, now, rating }: Described): Record<string, unknown> {
  const { address, coordinates, phone, image, hours, special, timeZone } = location
  const today = toIsoDate(wallClockAt(now, timeZone))
  return {
    '@context': 'https://schema.org',
    '@type': KINDS[location.type],
    '@id': `${origin}${path}#place`,
    name: location.name,
    url: `${origin}${path}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street || undefined,
      addressLocality: address.city || undefined,
      addressRegion: address.state || undefined,
      postalCode: address.postcode || undefined,
      addressCountry: 'AU',
    },
    geo: coordinates ? { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng } : undefined,
    telephone: phone ? (normalisePhone(phone) ?? phone) : undefined,
    image: image ? `${origin}${image.url}` : undefined,
    openingHoursSpecification: [...hours.flatMap(toWeeklyHours), ...special.filter(({ date }) => date >= today).flatMap(toSpecial)],
    aggregateRating: rating ? toRating(rating) : undefined,
  }
}
