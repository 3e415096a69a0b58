import type { DemoDealership, DemoLocation } from '../content'
import { christmasDays, openWeek } from '../hours'
import { yardAt } from '../pictures'

export const dealerships: DemoDealership[] = [
  {
    slug: 'harbour-city-motors',
    name: 'Harbour City Motors',
    legalName: 'Harbour City Motors Pty Ltd',
    websiteUrl: 'https://harbour.example',
  },
  {
    slug: 'harbour-city-bayside',
    name: 'Harbour City Bayside',
    legalName: 'Harbour City Bayside Pty Ltd',
    websiteUrl: 'https://harbour.example',
  },
]

const yardHours = openWeek({ weekdays: '08:30-17:30', thursday: '08:30-19:00', saturday: '08:30-16:00', sunday: null })
const workshopHours = openWeek({ weekdays: '07:00-17:00', saturday: '07:30-12:00', sunday: null })

const places: DemoLocation[] = [
  {
    slug: 'moorooka',
    name: 'Harbour City Moorooka',
    dealership: 'harbour-city-motors',
    type: 'sales',
    subtypes: ['buying'],
    isPrimary: true,
    manufacturers: ['Hyundai', 'Suzuki', 'BYD'],
    address: { street: '118 Figtree Parade', city: 'Moorooka', state: 'QLD', postcode: '4105', lat: -27.5336, long: 153.0242 },
    phone: '(07) 5550 4410',
    hours: yardHours,
    specialDays: christmasDays('08:30-13:00'),
    licence: 'DL 4218876',
    rating: { average: 4.8, count: 712 },
  },
  {
    slug: 'windsor',
    name: 'Harbour City Windsor',
    dealership: 'harbour-city-motors',
    type: 'sales',
    manufacturers: ['Hyundai', 'BYD'],
    address: { street: '26 Old Causeway Road', city: 'Windsor', state: 'QLD', postcode: '4030', lat: -27.4358, long: 153.03 },
    phone: '(07) 5550 4420',
    hours: yardHours,
    specialDays: christmasDays('08:30-13:00'),
    licence: 'DL 4218876',
    rating: { average: 4.7, count: 341 },
  },
  {
    slug: 'capalaba',
    name: 'Harbour City Capalaba',
    dealership: 'harbour-city-bayside',
    type: 'sales',
    subtypes: ['buying'],
    manufacturers: ['Suzuki'],
    address: { street: '9 Mangrove Street', city: 'Capalaba', state: 'QLD', postcode: '4157', lat: -27.5238, long: 153.1946 },
    phone: '(07) 5550 4430',
    hours: openWeek({ weekdays: '08:30-17:30', saturday: '08:30-16:00', sunday: null }),
    specialDays: christmasDays(null),
    licence: 'DL 4219015',
    rating: { average: 4.9, count: 231 },
  },
  {
    slug: 'moorooka-service',
    name: 'Harbour City Service, Moorooka',
    dealership: 'harbour-city-motors',
    type: 'service',
    manufacturers: ['Hyundai', 'Suzuki', 'BYD'],
    address: { street: '122 Figtree Parade', city: 'Moorooka', state: 'QLD', postcode: '4105', lat: -27.5339, long: 153.0249 },
    phone: '(07) 5550 4440',
    hours: workshopHours,
    specialDays: christmasDays(null),
    licence: 'DL 4218876',
    repairer: 'MVR 90217',
    rating: { average: 4.8, count: 418 },
  },
]

export const locations: DemoLocation[] = places.map((place, index) => ({ ...place, image: yardAt(index, place.type) }))
