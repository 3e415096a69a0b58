import type { DemoDealership, DemoLocation } from '../content'
import { christmasDays, openWeek } from '../hours'
import { yardAt } from '../pictures'

const websiteUrl = 'https://summit.example'

export const dealerships: DemoDealership[] = [
  { slug: 'summit-sydney', name: 'Summit Sydney', legalName: 'Summit Prestige Pty Ltd', websiteUrl },
  { slug: 'summit-melbourne', name: 'Summit Melbourne', legalName: 'Summit Prestige (Vic) Pty Ltd', websiteUrl },
  { slug: 'summit-gold-coast', name: 'Summit Gold Coast', legalName: 'Summit Prestige (Qld) Pty Ltd', websiteUrl },
]

const hours = openWeek({ weekdays: '09:00-18:00', thursday: '09:00-20:00', saturday: '09:00-17:00', sunday: null })
const manufacturers = ['Porsche', 'BMW', 'Audi', 'Mercedes-Benz', 'Land Rover', 'Bentley']

const places: DemoLocation[] = [
  {
    slug: 'artarmon',
    name: 'Summit Artarmon',
    dealership: 'summit-sydney',
    type: 'sales',
    subtypes: ['buying'],
    isPrimary: true,
    manufacturers,
    address: { street: '38 Lanternfield Lane', city: 'Artarmon', state: 'NSW', postcode: '2064', lat: -33.8087, long: 151.1833 },
    phone: '(02) 5550 0180',
    hours,
    specialDays: christmasDays(null),
    licence: 'MD 068214',
    rating: { average: 4.9, count: 198 },
  },
  {
    slug: 'richmond',
    name: 'Summit Richmond',
    dealership: 'summit-melbourne',
    type: 'sales',
    manufacturers,
    address: { street: '6 Tannery Row', city: 'Richmond', state: 'VIC', postcode: '3121', lat: -37.823, long: 144.998 },
    phone: '(03) 5550 0244',
    hours,
    specialDays: christmasDays(null),
    licence: 'LMCT 12098',
    rating: { average: 4.8, count: 121 },
  },
  {
    slug: 'bundall',
    name: 'Summit Bundall',
    dealership: 'summit-gold-coast',
    type: 'sales',
    manufacturers,
    address: { street: '71 Heronshaw Quay', city: 'Bundall', state: 'QLD', postcode: '4217', lat: -28.009, long: 153.409 },
    phone: '(07) 5550 0318',
    hours: openWeek({ weekdays: '09:00-18:00', saturday: '09:00-16:00', sunday: null }),
    specialDays: christmasDays(null),
    licence: 'DL 4580127',
    rating: { average: 4.9, count: 67 },
  },
]

export const locations: DemoLocation[] = places.map((place, index) => ({ ...place, image: yardAt(index, place.type) }))
