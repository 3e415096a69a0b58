import { toIsoDate, wallClockAt } from '../time/zone'
import { parseClock } from './hours/clock'
import { isOpenStatus, type OpeningHours, type SpecialHours } from './hours/opening-hours'
import { normalisePhone } from './phone'
import type { ReviewSummary } from '../reviews/reviews'
import type { LocationType, SiteLocation } from './location'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
/** What each kind of location is to search engines. */
const KINDS: Record<LocationType, string> = { sales: 'AutoDealer', service: 'AutoRepair', parts: 'AutoPartsStore' }

type Described = {
  location: SiteLocation
  /** The address of its page, and of the site, without a slash at the end. */
  path: string
  origin: string
  /** Unix seconds; special days that are over are left out. */
  now: number
  /** Only where it may be named, see `mayMarkRating`. */
  rating: ReviewSummary | null
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** '08:30'; midnight at the end of a day is 23:59, since the vocabulary reads a close at or before the open as the next day. */
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

/** A closed day opens and closes at midnight, as the vocabulary has it. */
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

/** A location in the vocabulary of search engines: name, address, location, phone and hours, holidays with their dates. Unknown facts are left out. */
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
