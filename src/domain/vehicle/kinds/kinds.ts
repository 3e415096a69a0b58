import type { FilterParameter } from '@/domain/search/facets'
import type { KindSortId } from '@/domain/search/sorts'
import { capitalise } from '@/domain/text/capitalise'
import { CARAVAN_ROWS, type CardFactKey, DRIVEN_ROWS, MOTORHOME_ROWS, type SpecificationKey } from './fact-keys'

/** The words for a kind of stock, in lower case unless they start a label. */
export type StockWords = {
  /** 'caravan' */
  one: string
  /** 'caravans' */
  many: string
  /** The link to a vehicle's page. */
  view: string
  /** The heading of the appointment form. */
  book: string
  /** The title of registration and history data. */
  details: string
  /** The heading of the card that asks visitors to sell theirs, and its text. */
  tradeIn: { heading: string; text: string }
}

/** Everything that differs by kind: words, icon and schema.org type (KIND-02), filters, orders and facts (KIND-05). */
type KindEntry = {
  /** The option in the admin and the value of the filter 'Vehicle type'. */
  label: string
  /** What feeds write for this kind, besides its label. */
  aliases: readonly string[]
  words: StockWords
  /** The drawing that replaces a missing photo; null: it follows the vehicle's body. */
  icon: 'caravan' | 'motorhome' | 'truck' | 'motorcycle' | 'boat' | null
  /** A type of schema.org. */
  schemaType: 'Car' | 'Vehicle' | 'Motorcycle' | 'Product'
  /** Whether a visitor can drive it before buying. Caravans and boats are towed. */
  hasTestDrive: boolean
  /** Whether its pages estimate the cost of fuel for a year (FUEL-01). */
  hasFuelCost: boolean
  /** Its facts about living space and masses (KIND-03): a towed kind has an ATM and a ball weight, a driven one a GVM. Null for none. */
  living: 'towed' | 'driven' | null
  /** The filters that its sites show unless they choose others (SRCH-11, KIND-05). Null: those of the site's template. */
  filters: readonly FilterParameter[] | null
  /** The sort orders of its results (SRCH-23, KIND-05). */
  sorts: readonly KindSortId[]
  /** The facts on its cards, in order; pages with little space show the first four (SRP-01, KIND-05). */
  cardFacts: readonly CardFactKey[]
  /** The rows of its specifications and comparisons, in order (VDP-12, FAV-05, KIND-05). */
  rows: readonly SpecificationKey[]
}

function toWords(one: string, many: string, book: string): StockWords {
  const title = capitalise(one)
  return {
    one,
    many,
    view: `View ${one}`,
    book,
    details: `${title} details`,
    tradeIn: { heading: `We Want Your ${title}!`, text: `We buy all types of ${many}` },
  }
}

const SORTS = ['recommended', 'price-low', 'price-high', 'newest'] as const satisfies readonly KindSortId[]

/** What a car and everything like it has. */
const DRIVEN = {
  hasTestDrive: true,
  hasFuelCost: true,
  living: null,
  filters: null,
  sorts: [...SORTS, 'lowest-km'],
  cardFacts: ['odometer', 'transmission', 'fuel', 'body'],
  rows: DRIVEN_ROWS,
} as const satisfies Partial<KindEntry>

/** All kinds of stock (KIND-01). A new kind is one entry here. */
const KINDS = {
  car: {
    ...DRIVEN,
    label: 'Car',
    aliases: ['passenger car', 'passenger'],
    words: toWords('car', 'cars', 'Book a test drive'),
    icon: null,
    schemaType: 'Car',
  },
  caravan: {
    label: 'Caravan',
    aliases: ['caravans', 'camper trailer', 'camper', 'pop top', 'pop-top', 'poptop', 'hybrid caravan'],
    words: toWords('caravan', 'caravans', 'Book an inspection'),
    icon: 'caravan',
    schemaType: 'Vehicle',
    hasTestDrive: false,
    hasFuelCost: false,
    living: 'towed',
    filters: [
      ...['make', 'model', 'car_type', 'price', 'year', 'sleeps', 'layout', 'body_length', 'tare', 'atm', 'payload'],
      ...['ball_weight', 'axles', 'road_type', 'filtered_features', 'dealership_name'],
    ] as const,
    sorts: [...SORTS, 'lightest', 'shortest', 'most-payload'],
    cardFacts: ['sleeps', 'length', 'mass', 'payload', 'tare', 'ballWeight', 'layout', 'axles'],
    rows: CARAVAN_ROWS,
  },
  motorhome: {
    ...DRIVEN,
    label: 'Motorhome',
    aliases: ['motorhomes', 'motor home', 'campervan', 'camper van'],
    words: toWords('motorhome', 'motorhomes', 'Book a test drive'),
    icon: 'motorhome',
    schemaType: 'Vehicle',
    living: 'driven',
    filters: [
      ...['make', 'model', 'car_type', 'price', 'km', 'year', 'sleeps', 'layout', 'body_length', 'tare', 'gvm'],
      ...['payload', 'axles', 'road_type', 'transmission', 'fuel', 'dealership_name'],
    ] as const,
    sorts: [...SORTS, 'lowest-km', 'shortest', 'most-payload'],
    cardFacts: ['sleeps', 'length', 'mass', 'odometer', 'payload', 'tare', 'layout', 'axles'],
    rows: MOTORHOME_ROWS,
  },
  truck: {
    ...DRIVEN,
    label: 'Truck',
    aliases: ['trucks', 'heavy vehicle', 'heavy commercial'],
    words: toWords('truck', 'trucks', 'Book a test drive'),
    icon: 'truck',
    schemaType: 'Vehicle',
  },
  motorcycle: {
    ...DRIVEN,
    label: 'Motorcycle',
    aliases: ['motorcycles', 'motorbike', 'bike'],
    words: toWords('motorcycle', 'motorcycles', 'Book a test ride'),
    icon: 'motorcycle',
    schemaType: 'Motorcycle',
  },
  boat: {
    ...DRIVEN,
    label: 'Boat',
    aliases: ['boats', 'watercraft'],
    words: toWords('boat', 'boats', 'Book an inspection'),
    icon: 'boat',
    schemaType: 'Product',
    hasTestDrive: false,
    hasFuelCost: false,
  },
} as const satisfies Record<string, KindEntry>

export type VehicleKind = keyof typeof KINDS

function isVehicleKind(name: string): name is VehicleKind {
  return Object.hasOwn(KINDS, name)
}

/** The kinds in the order of the table. */
export const VEHICLE_KINDS: readonly VehicleKind[] = Object.keys(KINDS).filter(isVehicleKind)

/** Returns a kind's entry. */
export function findKind(kind: VehicleKind): KindEntry {
  return KINDS[kind]
}

const fold = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ')

/** Returns the kind that a feed or an editor names, or null for an unknown name. */
export function readVehicleKind(text: string | null | undefined): VehicleKind | null {
  const name = fold(text ?? '')
  return VEHICLE_KINDS.find((kind) => kind === name || findKind(kind).aliases.includes(name)) ?? null
}

/** Returns a stored vehicle's kind. An empty or unknown one is a car (KIND-01). */
export function toVehicleKind(text: string | null | undefined): VehicleKind {
  return readVehicleKind(text) ?? 'car'
}

const MIXED: StockWords = { ...toWords('vehicle', 'vehicles', 'Book a test drive') }

/**
 * Returns the words for a site's stock as a whole (KIND-02): those of its kind, 'vehicle' for a site with several kinds, and 'car' for a
 * site that names none.
 * @param switches The switch stockKinds.
 */
export function findSiteWords({ stockKinds }: { stockKinds: readonly VehicleKind[] }): StockWords {
  const [kind = 'car', ...others] = stockKinds
  return others.length > 0 ? MIXED : findKind(kind).words
}
