import type { SearchDocument } from '@/domain/search/document'
import { resolveColourFamily } from '@/domain/vehicle/colour-family'
import { catalogue } from '@demo/seed/catalogue'
import type { Badge, Make, Model } from '@demo/seed/catalogue/catalogue'
import { chooseFeatures } from '@demo/seed/generate/features'
import { PAINTS } from '@demo/seed/generate/paint'
import { createRandom, hashSeed, type Random } from '@demo/seed/generate/random'

/** The time at which the stock is searched, in Unix seconds. */
export const NOW = 1_790_000_000
const DAY = 86_400

const VARIANTS: readonly { make: Make; model: Model; badge: Badge }[] = [...catalogue.volume, ...catalogue.prestige].flatMap((make) =>
  make.models.flatMap((model) => model.badges.map((badge) => ({ make, model, badge }))),
)

const YARDS = [
  { city: 'Moorooka', state: 'QLD', lat: -27.535, lng: 153.026 },
  { city: 'Capalaba', state: 'QLD', lat: -27.524, lng: 153.196 },
  { city: 'Artarmon', state: 'NSW', lat: -33.808, lng: 151.185 },
  { city: 'Richmond', state: 'VIC', lat: -37.823, lng: 144.998 },
  { city: 'Osborne Park', state: 'WA', lat: -31.9, lng: 115.813 },
  { city: 'Hindmarsh', state: 'SA', lat: -34.905, lng: 138.568 },
]

const SENTENCES = [
  'One owner from new with full service history and both keys.',
  'Finance available to approved customers and trade-ins are welcome.',
  'Freshly serviced, detailed and ready to drive away today.',
  'Located minutes from the motorway, with delivery arranged to your door.',
  'Balance of new car warranty remains, with capped price servicing.',
  'Perfect for the family, the school run and weekends away.',
]

/**
 * Generates vehicles, the same on every machine for the same `count`. Each dealership has `carsPerDealership` of them; dealership ids start
 * at 1.
 */
export function* listSyntheticStock(count: number, carsPerDealership: number): Generator<SearchDocument> {
  for (let id = 1; id <= count; id += 1) {
    yield buildCar(id, Math.ceil(id / carsPerDealership), createRandom(hashSeed(`bench/${id}`)))
  }
}

function buildCar(id: number, dealershipId: number, random: Random): SearchDocument {
  const { make, model, badge } = random.pick(VARIANTS)
  const yard = YARDS[dealershipId % YARDS.length] ?? YARDS[0]
  const year = random.int(Math.max(2008, badge.from), badge.to ?? 2026)
  const carType = random.weighted([
    ['used', 8],
    ['new', 1],
    ['demo', 1],
  ] as const)
  const price = random.chance(0.04) ? null : Math.round((badge.newPrice * Math.max(0.2, 1 - (2026 - year) * 0.07)) / 10) * 10
  const isSold = random.chance(0.05)
  const location = `Yard ${dealershipId}`
  const paint = random.weighted(PAINTS)
  return {
    id,
    seq: id,
    make: make.name,
    model: model.name,
    make_model: `${make.name} ${model.name}`,
    badge: badge.name,
    series: model.series.findLast(({ from }) => from <= year)?.code ?? null,
    status: isSold ? 'sold' : random.chance(0.05) ? 'coming_soon' : 'in_stock',
    car_type: carType,
    categories: random.sample(['Family', 'Tradie', 'First car', 'Towing', 'Economy'], random.int(0, 2)),
    city: yard?.city ?? null,
    state: yard?.state ?? null,
    colour: paint,
    colour_family: resolveColourFamily(paint),
    dealership_id: dealershipId,
    dealership_name: `Dealership ${dealershipId}`,
    dealership_slug: `dealership-${dealershipId}`,
    location_name: location,
    location_slug: `yard-${dealershipId}`,
    filtered_features: chooseFeatures(model, badge, false, random),
    item_type: null,
    km: carType === 'new' ? random.int(5, 50) : random.int(500, 220_000),
    price,
    subscription_price: random.chance(0.1) ? random.int(150, 900) : null,
    weekly_price: price === null ? null : Math.round(price / 210),
    year,
    seats: badge.seats,
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
    body: badge.body,
    drive: badge.drive,
    fuel: badge.engine.fuel,
    transmission: badge.gearbox === 'manual' ? 'Manual' : 'Automatic',
    tag: random.chance(0.05) ? 'Manager’s special' : null,
    certified: random.chance(0.1),
    created_at_timestamp: NOW - random.int(0, 300) * DAY,
    sold_date_timestamp: isSold ? NOW - random.int(0, 30) * DAY : null,
    show_on_dealer_website: !random.chance(0.02),
    photos_count: random.int(0, 30),
    custom_rank: random.int(0, 50),
    stock_number: `B${100_000 + id}`,
    vin: `6T1BENCH${String(id).padStart(9, '0')}`,
    title: `${year} ${make.name} ${model.name} ${badge.name}`,
    description: random.sample(SENTENCES, random.int(2, 5)).join(' '),
    _geo: yard ? { lat: yard.lat, lng: yard.lng } : null,
  }
}
