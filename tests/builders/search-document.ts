import type { SearchDocument } from '@/domain/search/document'
import { BERTHS, ROAD_TYPES } from '@/domain/vehicle/caravan'
import { resolveColourFamily } from '@/domain/vehicle/colour-family'

/** The current time for built stock, in Unix seconds. */
export const BUILT_NOW = 1_790_000_000
const DAY = 86_400

/** Returns a plain used Toyota of dealership 1, listed and in stock, with overrides. */
export function buildSearchDocument(overrides: Partial<SearchDocument> = {}): SearchDocument {
  const document: SearchDocument = {
    id: 1,
    make: 'Toyota',
    model: 'Hilux',
    make_model: '',
    badge: 'SR5',
    series: null,
    status: 'in_stock',
    car_type: 'used',
    categories: [],
    city: 'Brisbane',
    state: 'QLD',
    colour: 'White',
    colour_family: null,
    dealership_id: 1,
    dealership_name: 'Harbour City Motors',
    dealership_slug: 'harbour-city-motors',
    location_name: null,
    location_slug: null,
    filtered_features: [],
    item_type: null,
    km: 50_000,
    price: 40_000,
    subscription_price: null,
    weekly_price: null,
    year: 2021,
    seats: 5,
    sleeps: null,
    layout: [],
    road_type: null,
    axles: null,
    body_length: null,
    tare: null,
    atm: null,
    gvm: null,
    payload: null,
    ball_weight: null,
    body: 'Ute',
    drive: '4x4',
    fuel: 'Diesel',
    transmission: 'Automatic',
    tag: null,
    certified: false,
    created_at_timestamp: BUILT_NOW - 30 * DAY,
    sold_date_timestamp: null,
    show_on_dealer_website: true,
    photos_count: 12,
    custom_rank: 0,
    seq: 0,
    stock_number: null,
    vin: null,
    title: '',
    description: null,
    _geo: null,
    ...overrides,
  }
  const name = [document.year, document.make, document.model, document.badge].filter((part) => part !== null).join(' ')
  return {
    ...document,
    seq: document.seq || document.id,
    colour_family: document.colour_family ?? resolveColourFamily(document.colour),
    make_model: document.make_model || `${document.make} ${document.model}`,
    title: document.title || name,
  }
}

/** Returns a generator of repeatable numbers from 0 to 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const MODELS: readonly (readonly [make: string, ...models: string[]])[] = [
  ['Toyota', 'Hilux', 'Corolla', 'Camry', 'RAV4', 'Land Cruiser', 'Land Cruiser Prado', 'Yaris', 'Kluger', 'C-HR', 'HiAce'],
  ['Ford', 'Ranger', 'Everest', 'Mustang', 'Focus', 'Escape', 'Puma', 'Transit', 'Territory'],
  ['Mazda', 'Mazda2', 'Mazda3', 'CX-3', 'CX-5', 'CX-8', 'CX-9', 'BT-50', 'MX-5'],
  ['Hyundai', 'i20', 'i30', 'Tucson', 'Santa Fe', 'Kona', 'Venue', 'Palisade', 'iLoad'],
  ['Kia', 'Cerato', 'Sportage', 'Sorento', 'Seltos', 'Carnival', 'EV6', 'Niro'],
  ['Mitsubishi', 'Triton', 'Outlander', 'ASX', 'Pajero', 'Pajero Sport', 'Eclipse Cross'],
  ['Nissan', 'Navara', 'X-Trail', 'Qashqai', 'Patrol', 'Juke', 'Leaf'],
  ['Volkswagen', 'Golf', 'Polo', 'Tiguan', 'Amarok', 'Passat', 'T-Cross'],
  ['Subaru', 'Forester', 'Outback', 'XV', 'WRX', 'Impreza', 'Liberty'],
  ['Mercedes-Benz', 'A-Class', 'C-Class', 'E-Class', 'GLA', 'GLC', 'Sprinter'],
  ['Land Rover', 'Defender', 'Discovery', 'Range Rover', 'Range Rover Sport', 'Range Rover Evoque'],
  ['Citroën', 'C3', 'C4', 'C5 Aircross', 'Berlingo'],
  ['Jeep', 'Wrangler', 'Grand Cherokee', 'Compass', 'Gladiator'],
]
const OPTIONS = {
  badge: [
    'SR',
    'SR5',
    'GX',
    'GXL',
    'VX',
    'Sahara',
    'Ascent Sport',
    'XLT',
    'Wildtrak',
    'Maxx Sport',
    'Touring',
    'GT-Line',
    'Elite',
    'Highlander',
    'ST-L',
    'R-Line',
  ],
  series: ['MY19', 'MY21', 'MY23', 'GUN126R', 'VDJ200R', 'PX MkIII', 'T32', 'W205'],
  body: ['SUV', 'Ute', 'Sedan', 'Hatch', 'Wagon', 'Cab Chassis', 'Van', 'Coupe', 'Convertible', 'People Mover'],
  transmission: ['Automatic', 'Manual', 'CVT'],
  fuel: ['Petrol', 'Diesel', 'Hybrid', 'Electric', 'PHEV'],
  drive: ['Front Wheel Drive', 'Four Wheel Drive', 'Rear Wheel Drive', 'All Wheel Drive'],
  colour: ['White', 'Black', 'Silver', 'Grey', 'Blue', 'Red', 'Green', 'Glacier White', 'Graphite', 'Bronze'],
  tag: ['One Owner', 'Low KM', 'Ex Fleet'],
  city: ['Brisbane', 'Sydney', 'Melbourne', 'Perth', 'Hobart'],
  state: ['QLD', 'NSW', 'VIC', 'WA', 'TAS'],
} as const
const FEATURES = [
  'Apple CarPlay',
  'Android Auto',
  'Reverse Camera',
  'Tow Bar',
  'Bull Bar',
  'Sunroof',
  'Heated Seats',
  'Sat Nav',
  'Roof Racks',
  'Snorkel',
  'Canopy',
]
const CATEGORIES = ['Passenger', 'Commercial', 'Prestige', 'Family', 'Off Road']
const PHRASES = [
  'immaculate condition with full service history and two keys',
  'must see great family car with towing package',
  'one owner and never off road, books included',
  'drive away today, finance available, trade ins welcome',
  'workshop inspected, roadworthy certificate supplied',
  'perfect first car, economical and responsive to drive',
]
const PLACES = [
  { lat: -27.47, lng: 153.03 },
  { lat: -33.87, lng: 151.21 },
  { lat: -37.81, lng: 144.96 },
  { lat: -31.95, lng: 115.86 },
]

/** Half of the stock has the facts of caravans, with gaps (KIND-03). */
function describeLiving(random: () => number) {
  const isVan = random() < 0.5
  const measure = (least: number, span: number, step: number) =>
    isVan && random() < 0.9 ? least + step * Math.floor((random() * span) / step) : null
  return {
    sleeps: measure(2, 5, 1),
    layout: BERTHS.filter(() => isVan && random() < 0.4),
    road_type: isVan && random() < 0.8 ? (ROAD_TYPES[Math.floor(random() * ROAD_TYPES.length)] ?? null) : null,
    axles: measure(1, 3, 1),
    body_length: measure(3_200, 5_000, 10),
    tare: measure(600, 2_600, 5),
    atm: measure(750, 3_000, 10),
    gvm: measure(2_500, 3_000, 10),
    payload: measure(150, 900, 5),
    ball_weight: measure(40, 260, 1),
  }
}

/**
 * Returns car number `id` of an invented stock of `dealerships` dealerships. The same arguments give the same, plausible car, with every
 * kind of missing value.
 */
export function buildRandomDocument(id: number, seed = 1, dealerships = 2): SearchDocument {
  const random = createRandom(seed * 1_000_003 + id * 7_919)
  const whole = (below: number) => Math.floor(random() * below)
  const maybe = <Value>(chance: number, value: () => Value) => (random() < chance ? value() : null)
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(values.length * random() ** 1.6)]
    if (value === undefined) throw new Error('nothing to pick from')
    return value
  }
  const some = (values: readonly string[], most: number) => [...new Set(Array.from({ length: whole(most + 1) }, () => pick(values)))]
  const [make, ...models] = pick(MODELS)
  const isSold = random() < 0.2
  const price = maybe(0.95, () => 4_000 + Math.round(random() ** 2 * 140_000))
  const dealership = 1 + whole(dealerships)
  return buildSearchDocument({
    id,
    make,
    model: pick(models),
    badge: maybe(0.9, () => pick(OPTIONS.badge)),
    series: maybe(0.6, () => pick(OPTIONS.series)),
    status: isSold ? 'sold' : random() < 0.1 ? 'coming_soon' : 'in_stock',
    sold_date_timestamp: isSold ? maybe(0.9, () => BUILT_NOW - whole(8) * DAY) : null,
    car_type: pick(['used', 'new', 'demo'] as const),
    categories: some(CATEGORIES, 2),
    filtered_features: some(FEATURES, 8),
    city: pick(OPTIONS.city),
    state: pick(OPTIONS.state),
    colour: maybe(0.97, () => pick(OPTIONS.colour)),
    dealership_id: dealership,
    dealership_name: `Dealership ${dealership}`,
    dealership_slug: `dealership-${dealership}`,
    location_name: `Yard ${dealership}`,
    location_slug: `yard-${dealership}`,
    km: maybe(0.95, () => whole(250_000)),
    ...describeLiving(random),
    price,
    // some have no quote
    weekly_price: price === null || Math.round(price) % 3 === 0 ? null : Math.round(price * 0.52) / 100,
    subscription_price: maybe(0.2, () => 150 + whole(400)),
    year: maybe(0.98, () => 2_008 + whole(18)),
    seats: maybe(0.95, () => pick([5, 7, 2, 4, 8])),
    body: pick(OPTIONS.body),
    drive: maybe(0.95, () => pick(OPTIONS.drive)),
    fuel: pick(OPTIONS.fuel),
    transmission: pick(OPTIONS.transmission),
    tag: maybe(0.2, () => pick(OPTIONS.tag)),
    certified: random() < 0.1,
    created_at_timestamp: BUILT_NOW - whole(400 * DAY),
    show_on_dealer_website: random() < 0.95,
    photos_count: whole(20),
    custom_rank: random() < 0.8 ? 0 : whole(50),
    stock_number: maybe(0.97, () => `S${100_000 + id}`),
    vin: maybe(0.97, () => `JT${String(id).padStart(6, '0')}${String(whole(1e9)).padStart(9, '0')}`),
    description: maybe(0.9, () => [pick(PHRASES), pick(PHRASES), pick(PHRASES)].join('. ')),
    _geo: maybe(0.95, () => pick(PLACES)),
  })
}
