import { capitalise } from '../text/capitalise'

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

/** The words, icon and schema.org type of one kind, and what its pages offer (KIND-02). */
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

const DRIVEN = {
  hasTestDrive: true,
  hasFuelCost: true,
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
  },
  motorhome: {
    ...DRIVEN,
    label: 'Motorhome',
    aliases: ['motorhomes', 'motor home', 'campervan', 'camper van'],
    words: toWords('motorhome', 'motorhomes', 'Book a test drive'),
    icon: 'motorhome',
    schemaType: 'Vehicle',
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
