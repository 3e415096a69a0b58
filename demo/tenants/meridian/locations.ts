import type { DemoDealership, DemoLocation } from '../content'
import { christmasDays, openWeek } from '../hours'
import { yardAt } from '../pictures'

const salesHours = openWeek({ weekdays: '08:00-17:30', thursday: '08:00-19:00', saturday: '08:00-16:00', sunday: null })
const serviceHours = openWeek({ weekdays: '07:00-17:00', saturday: '07:30-12:00', sunday: null })
const sundayHours = openWeek({ weekdays: '08:30-18:00', saturday: '09:00-17:00', sunday: '10:00-16:00' })

type Site = [
  slug: string,
  name: string,
  dealership: string,
  makes: string[],
  street: string,
  city: string,
  state: string,
  postcode: string,
  lat: number,
  long: number,
]

const SALES: Site[] = [
  [
    'meridian-aspley',
    'Meridian Toyota Aspley',
    'meridian-toyota-aspley',
    ['Toyota'],
    '1402 Ironbark Road',
    'Aspley',
    'QLD',
    '4034',
    -27.364,
    153.017,
  ],
  [
    'meridian-kedron',
    'Meridian Mazda and Hyundai Kedron',
    'meridian-mazda-hyundai-kedron',
    ['Mazda', 'Hyundai'],
    '88 Brook Terrace',
    'Kedron',
    'QLD',
    '4031',
    -27.406,
    153.031,
  ],
  [
    'meridian-rocklea',
    'Meridian Ford Rocklea',
    'meridian-ford-rocklea',
    ['Ford'],
    '930 Millstream Road',
    'Rocklea',
    'QLD',
    '4106',
    -27.543,
    153,
  ],
  [
    'meridian-ipswich',
    'Meridian Kia Ipswich',
    'meridian-kia-ipswich',
    ['Kia'],
    '46 Colliery Street',
    'Ipswich',
    'QLD',
    '4305',
    -27.616,
    152.76,
  ],
  [
    'meridian-southport',
    'Meridian Volkswagen and Skoda Southport',
    'meridian-volkswagen-southport',
    ['Volkswagen', 'Skoda'],
    '189 Broadwater Lane',
    'Southport',
    'QLD',
    '4215',
    -27.967,
    153.4,
  ],
  [
    'meridian-maroochydore',
    'Meridian Mitsubishi Maroochydore',
    'meridian-mitsubishi-maroochydore',
    ['Mitsubishi'],
    '14 Pandanus Way',
    'Maroochydore',
    'QLD',
    '4558',
    -26.652,
    153.09,
  ],
  [
    'meridian-parramatta',
    'Meridian MG and GWM Parramatta',
    'meridian-parramatta-cars',
    ['MG', 'GWM'],
    '71 Tramshed Street',
    'Parramatta',
    'NSW',
    '2150',
    -33.815,
    151.001,
  ],
  [
    'meridian-dandenong',
    'Meridian Nissan Dandenong',
    'meridian-nissan-dandenong',
    ['Nissan'],
    '305 Foundry Road',
    'Dandenong',
    'VIC',
    '3175',
    -37.987,
    145.215,
  ],
  [
    'meridian-mile-end',
    'Meridian Subaru Mile End',
    'meridian-subaru-mile-end',
    ['Subaru'],
    '22 Saltworks Road',
    'Mile End',
    'SA',
    '5031',
    -34.925,
    138.57,
  ],
  [
    'meridian-cannington',
    'Meridian Isuzu UTE Cannington',
    'meridian-isuzu-cannington',
    ['Isuzu'],
    '9 Jarrah Avenue',
    'Cannington',
    'WA',
    '6107',
    -32.017,
    115.934,
  ],
]

const PHONE_PREFIX: Record<string, string> = { QLD: '07', NSW: '02', VIC: '03', SA: '08', WA: '08' }
const LICENCE: Record<string, string> = { QLD: 'DL 4512207', NSW: 'MD 072914', VIC: 'LMCT 12406', SA: 'LVD 318442', WA: 'DL 28815' }

export const dealerships: DemoDealership[] = SALES.map(([, name, slug]) => ({
  slug,
  name,
  legalName: 'Meridian Auto Group Pty Ltd',
  websiteUrl: 'https://meridian.example',
}))

const salesLocations = SALES.map(
  ([slug, name, dealership, manufacturers, street, city, state, postcode, lat, long], index): DemoLocation => ({
    slug,
    name,
    dealership,
    type: 'sales',
    ...(index % 3 === 0 ? { subtypes: ['buying'] } : {}),
    isPrimary: index === 0,
    manufacturers,
    address: { street, city, state, postcode, lat, long },
    phone: `(${PHONE_PREFIX[state]}) 5550 ${6100 + index * 11}`,
    hours: state === 'VIC' ? sundayHours : salesHours,
    specialDays: christmasDays(index % 2 === 0 ? '08:00-12:00' : null),
    licence: LICENCE[state] ?? 'DL 4512207',
    rating: { average: 4.5 + ((index * 3) % 5) / 10, count: 240 + ((index * 137) % 900) },
    image: yardAt(index, 'sales'),
  }),
)

type Workshop = { at: number; slug: string; name: string; type: 'service' | 'parts' }

/** Workshops and parts counters beside their showroom. */
const WORKSHOPS: Workshop[] = [
  { at: 0, slug: 'meridian-aspley-service', name: 'Meridian Service Aspley', type: 'service' },
  { at: 0, slug: 'meridian-aspley-parts', name: 'Meridian Parts Aspley', type: 'parts' },
  { at: 5, slug: 'meridian-maroochydore-service', name: 'Meridian Service Centre Maroochydore', type: 'service' },
  { at: 7, slug: 'meridian-dandenong-service', name: 'Meridian Service Dandenong', type: 'service' },
]

const workshopLocations = WORKSHOPS.flatMap(({ at, slug, name, type }, index): DemoLocation[] => {
  const showroom = salesLocations[at]
  if (!showroom) return []
  const { dealership, manufacturers, address, licence } = showroom
  return [
    {
      slug,
      name,
      dealership,
      type,
      manufacturers,
      address: { ...address, lat: address.lat + 0.0012, long: address.long + 0.0009 },
      phone: `(${PHONE_PREFIX[address.state]}) 5550 ${6240 + index * 7}`,
      hours: serviceHours,
      specialDays: christmasDays(null),
      licence,
      ...(type === 'service' ? { repairer: `MVR ${92_170 + index}` } : {}),
      rating: { average: 4.6, count: 320 + index * 41 },
      image: yardAt(index, type),
    },
  ]
})

export const locations: DemoLocation[] = [...salesLocations, ...workshopLocations]
