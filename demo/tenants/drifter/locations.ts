import type { DemoDealership, DemoLocation } from '../content'
import { christmasDays, openWeek } from '../hours'
import { yard } from '../pictures'

const websiteUrl = 'https://drifter.example'

export const dealerships: DemoDealership[] = [
  { slug: 'drifter-burpengary', name: 'Drifter Burpengary', legalName: 'Drifter Caravans Pty Ltd', websiteUrl },
  { slug: 'drifter-campbellfield', name: 'Drifter Campbellfield', legalName: 'Drifter Caravans (Vic) Pty Ltd', websiteUrl },
]

const manufacturers = ['Jayco', 'New Age', 'Crusader', 'Coromal']

const places: DemoLocation[] = [
  {
    slug: 'burpengary-lot',
    name: 'Drifter Burpengary',
    dealership: 'drifter-burpengary',
    type: 'sales',
    subtypes: ['buying'],
    isPrimary: true,
    manufacturers,
    address: { street: '440 Paperbark Road', city: 'Burpengary', state: 'QLD', postcode: '4505', lat: -27.157, long: 152.957 },
    phone: '(07) 5550 7220',
    hours: openWeek({ weekdays: '08:30-17:00', saturday: '08:30-16:00', sunday: null }),
    specialDays: christmasDays(null),
    licence: 'DL 4391167',
    rating: { average: 4.7, count: 288 },
  },
  {
    slug: 'campbellfield-lot',
    name: 'Drifter Campbellfield',
    dealership: 'drifter-campbellfield',
    type: 'sales',
    manufacturers,
    address: { street: '17 Drover Court', city: 'Campbellfield', state: 'VIC', postcode: '3061', lat: -37.669, long: 144.956 },
    phone: '(03) 5550 7341',
    hours: openWeek({ weekdays: '09:00-17:30', saturday: '09:00-17:00', sunday: '10:00-16:00' }),
    specialDays: christmasDays('09:00-12:00'),
    licence: 'LMCT 12811',
    rating: { average: 4.6, count: 174 },
  },
  {
    slug: 'burpengary-workshop',
    name: 'Drifter Workshop, Burpengary',
    dealership: 'drifter-burpengary',
    type: 'service',
    manufacturers: [],
    address: { street: '442 Paperbark Road', city: 'Burpengary', state: 'QLD', postcode: '4505', lat: -27.1573, long: 152.9575 },
    phone: '(07) 5550 7230',
    hours: openWeek({ weekdays: '07:00-16:00', saturday: null, sunday: null }),
    specialDays: christmasDays(null),
    licence: 'DL 4391167',
    repairer: 'MVR 90644',
    rating: { average: 4.8, count: 96 },
  },
]

const pictures = [yard('vans'), yard('vansGlass'), yard('shed')]

export const locations: DemoLocation[] = places.map((place, index) => ({ ...place, image: pictures[index] }))
