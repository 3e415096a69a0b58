/** The parts of a layout that shoppers choose by (KIND-03). */
export const BERTHS = ['bunks', 'island_bed', 'ensuite'] as const
export type Berth = (typeof BERTHS)[number]
export const BERTH_LABELS: Record<Berth, string> = { bunks: 'Bunks', island_bed: 'Island bed', ensuite: 'Ensuite' }

/** Where it may be towed or driven (KIND-03). */
export const ROAD_TYPES = ['on_road', 'semi_off_road', 'off_road'] as const
export type RoadType = (typeof ROAD_TYPES)[number]
export const ROAD_LABELS: Record<RoadType, string> = { on_road: 'On-road', semi_off_road: 'Semi off-road', off_road: 'Off-road' }

/** The facts of caravans and motorhomes (CAR-03, KIND-03). Lengths in millimetres, masses in kilograms; null when unknown. */
export type CaravanSpecifications = {
  sleeps: number | null
  bodyLength: number | null
  bodyWidth: number | null
  tareWeight: number | null
  /** The most that a caravan may weigh with its load. */
  aggregateTrailerMass: number | null
  /** The most that a motorhome may weigh with its load. */
  grossVehicleMass: number | null
  ballWeight: number | null
  layout: Berth[]
  axles: number | null
  roadType: RoadType | null
}

export const NO_CARAVAN: CaravanSpecifications = {
  sleeps: null,
  bodyLength: null,
  bodyWidth: null,
  tareWeight: null,
  aggregateTrailerMass: null,
  grossVehicleMass: null,
  ballWeight: null,
  layout: [],
  axles: null,
  roadType: null,
}

type Masses = Pick<CaravanSpecifications, 'tareWeight' | 'aggregateTrailerMass' | 'grossVehicleMass'>

/** Returns the mass limit in kilograms: the ATM of a caravan, else the GVM of a motorhome. Null when unknown (KIND-03). */
export function findMassLimit({ aggregateTrailerMass, grossVehicleMass }: Omit<Masses, 'tareWeight'>): number | null {
  return aggregateTrailerMass ?? grossVehicleMass
}

/** Returns what may be loaded, in kilograms: the limit without the tare. Null when one is unknown or they contradict (KIND-03). */
export function derivePayload(masses: Masses): number | null {
  const limit = findMassLimit(masses)
  if (limit === null || masses.tareWeight === null || masses.tareWeight > limit) return null
  return limit - masses.tareWeight
}

const LONGEST_MM = 30_000
const HEAVIEST_KG = 100_000
const MM_PER_FOOT = 304.8
const MM_PER_INCH = 25.4

const isWithin = (value: number, most: number) => Number.isFinite(value) && value > 0 && value <= most
const FIGURE = String.raw`(\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)`
const toNumber = (text: string | undefined) => Number((text ?? '').replace(/[, ]/g, ''))

const METRIC = new RegExp(String.raw`^${FIGURE}\s*(mm|cm|m|met(?:re|er)s?|millimet(?:re|er)s?)?$`, 'i')
const IMPERIAL = /^(\d+(?:\.\d+)?)\s*(?:ft|feet|foot|'|’)\s*(?:(\d+(?:\.\d+)?)\s*(?:in|inch|inches|"|”|'')?)?$/i
/** Lengths up to this without a unit are metres. */
const MOST_METRES = 30

function toMillimetres(text: string): number {
  const feet = IMPERIAL.exec(text)
  if (feet) return Number(feet[1]) * MM_PER_FOOT + Number(feet[2] ?? 0) * MM_PER_INCH
  const [, figure, unit = ''] = METRIC.exec(text) ?? []
  const value = toNumber(figure)
  if (figure === undefined) return Number.NaN
  if (/^(cm)$/i.test(unit)) return value * 10
  return /^m(et|$)/i.test(unit) || (unit === '' && value <= MOST_METRES) ? value * 1_000 : value
}

/** Parses a length in millimetres: '6100', '6,100 mm', '6.1 m', '20 ft 6 in'. Null when it is not a length (KIND-03). */
export function readMillimetres(text: string): number | null {
  const value = Math.round(toMillimetres(text.trim()))
  return isWithin(value, LONGEST_MM) ? value : null
}

const KILOGRAMS = new RegExp(String.raw`^${FIGURE}\s*(kgs?|kilograms?|t|tonnes?)?$`, 'i')

/** Parses a mass in kilograms: '2500', '2,500 kg', '2.5 t'. Null when it is not a mass (KIND-03). */
export function readKilograms(text: string): number | null {
  const [, figure, unit = ''] = KILOGRAMS.exec(text.trim()) ?? []
  const value = figure === undefined ? Number.NaN : toNumber(figure) * (/^t/i.test(unit) ? 1_000 : 1)
  return isWithin(Math.round(value), HEAVIEST_KG) ? Math.round(value) : null
}

const MOST_SLEEPING = 20

/** Parses a number of sleeping places: '4', '4 berth', '2-4', which is 4. Null when it is none (KIND-03). */
export function readSleeps(text: string): number | null {
  const [, least, most] = /^(\d{1,2})(?:\s*(?:-|to)\s*(\d{1,2}))?\s*(?:berths?|people|persons?)?$/i.exec(text.trim()) ?? []
  const value = Number(most ?? least)
  return isWithin(value, MOST_SLEEPING) ? value : null
}

const AXLE_WORDS: readonly (readonly [RegExp, number])[] = [
  [/^single/i, 1],
  [/^(tandem|dual|twin|double)/i, 2],
  [/^(tri|triple)/i, 3],
]

/** Parses a number of axles: '2', 'Tandem axle'. Null when it is none (KIND-03). */
export function readAxles(text: string): number | null {
  const named = AXLE_WORDS.find(([pattern]) => pattern.test(text.trim()))?.[1]
  const value = named ?? Number(/^([1-4])(?:\s*axles?)?$/i.exec(text.trim())?.[1])
  return Number.isFinite(value) ? value : null
}

/** Returns a stored road type that is known, else null. */
export function readRoadType(text: string | null | undefined): RoadType | null {
  return ROAD_TYPES.find((type) => type === text) ?? null
}
