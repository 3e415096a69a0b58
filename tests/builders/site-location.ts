import type { OpeningHours } from '@/domain/locations/hours/opening-hours'
import type { SiteLocation } from '@/domain/locations/location'

/** 8:30 to 17:30 from Monday to Friday, until 16:00 on Saturday, closed on Sunday. */
export const usualHours: OpeningHours[] = [
  ...([1, 2, 3, 4, 5] as const).map((weekday) => ({ weekday, status: 'Open', formattedHours: null, open: '08:30', close: '17:30' })),
  { weekday: 6, status: 'Open', formattedHours: null, open: '08:30', close: '16:00' },
  { weekday: 0, status: 'Closed', formattedHours: null, open: null, close: null },
]

/** Returns a showroom in Brisbane. */
export function aSiteLocation(overrides: Partial<SiteLocation> = {}): SiteLocation {
  return {
    id: 1,
    slug: 'moorooka',
    name: 'Harbour City Moorooka',
    type: 'sales',
    subtypes: [],
    isPrimary: false,
    dealership: { id: 7, slug: 'harbour-city-motors', name: 'Harbour City Motors' },
    makes: ['Hyundai', 'BYD'],
    address: { street: '118 Figtree Parade', city: 'Moorooka', state: 'QLD', postcode: '4105' },
    placeUrl: null,
    placeId: null,
    mapKey: null,
    coordinates: { lat: -27.5336, lng: 153.0242 },
    phone: '(07) 5550 4410',
    hours: usualHours,
    special: [],
    timeZone: 'Australia/Brisbane',
    licence: 'DL 4218876',
    repairer: null,
    rating: { count: 712, averageRating: 4.8 },
    image: null,
    ...overrides,
  }
}
