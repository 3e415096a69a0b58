import type { DemoDealership, DemoLocation } from '../content'
import { christmasDays, openWeek } from '../hours'
import { yard } from '../pictures'

const hours = openWeek({ weekdays: '08:30-17:30', thursday: '08:30-19:00', saturday: '09:00-16:00', sunday: null })

type Dealer = [
  slug: string,
  name: string,
  street: string,
  city: string,
  state: string,
  postcode: string,
  lat: number,
  long: number,
  phone: string,
  licence: string,
]

const DEALERS: Dealer[] = [
  [
    'aurora-geelong',
    'Aurora Geelong',
    '40 Ropeworks Terrace',
    'Geelong West',
    'VIC',
    '3218',
    -38.139,
    144.349,
    '(03) 5550 3218',
    'LMCT 12871',
  ],
  [
    'aurora-werribee-point-cook',
    'Aurora Werribee and Point Cook',
    '62 Old Bluestone Road',
    'Hoppers Crossing',
    'VIC',
    '3029',
    -37.882,
    144.7,
    '(03) 5550 3029',
    'LMCT 12872',
  ],
  [
    'aurora-melbourne',
    'Aurora Melbourne',
    '25 Malthouse Street',
    'Richmond',
    'VIC',
    '3121',
    -37.8225,
    144.999,
    '(03) 5550 3121',
    'LMCT 12873',
  ],
  ['aurora-ballarat', 'Aurora Ballarat', '121 Minerva Road', 'Wendouree', 'VIC', '3355', -37.533, 143.827, '(03) 5550 3355', 'LMCT 12874'],
  [
    'aurora-bendigo',
    'Aurora Bendigo',
    '13 Quartz Street',
    'Kangaroo Flat',
    'VIC',
    '3555',
    -36.794,
    144.242,
    '(03) 5550 3555',
    'LMCT 12875',
  ],
  ['aurora-sydney', 'Aurora Sydney', '8 Dyeworks Lane', 'Alexandria', 'NSW', '2015', -33.905, 151.194, '(02) 5550 2015', 'MD 081107'],
  ['aurora-brisbane', 'Aurora Brisbane', '30 Gasworks Walk', 'Newstead', 'QLD', '4006', -27.448, 153.045, '(07) 5550 4006', 'DL 4600871'],
]

export const dealerships: DemoDealership[] = DEALERS.map(([slug, name]) => ({
  slug,
  name,
  legalName: `${name} Pty Ltd`,
  websiteUrl: `https://${slug.replace('aurora-', '')}.aurora.example`,
}))

export const locations: DemoLocation[] = DEALERS.map(([slug, name, street, city, state, postcode, lat, long, phone, licence], index) => ({
  slug: `${slug}-showroom`,
  name,
  dealership: slug,
  type: 'sales',
  isPrimary: index === 2,
  manufacturers: ['Aurora'],
  address: { street, city, state, postcode, lat, long },
  phone,
  hours,
  specialDays: christmasDays(index % 2 === 0 ? '09:00-13:00' : null),
  licence,
  rating: { average: 4.6 + (index % 4) / 10, count: 48 + index * 13 },
  image: yard('glass'),
}))
