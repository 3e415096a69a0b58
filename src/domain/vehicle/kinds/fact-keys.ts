/** The facts that a card can show (SRP-01, KIND-05). Each has its text in card-facts.ts and its icon in fact-icons.ts. */
export const CARD_FACT_KEYS = [
  'odometer',
  'transmission',
  'fuel',
  'body',
  'sleeps',
  'length',
  'mass',
  'payload',
  'tare',
  'ballWeight',
  'layout',
  'axles',
] as const
export type CardFactKey = (typeof CARD_FACT_KEYS)[number]

const LIVING_ROWS = ['sleeps', 'bodyLength', 'tareWeight', 'aggregateTrailerMass'] as const
const MORE_LIVING_ROWS = ['payload', 'ballWeight', 'layout', 'axles', 'roadType', 'bodyWidth'] as const

/** The rows of a vehicle that is driven or ridden, the most requested first (VDP-12). */
export const DRIVEN_ROWS = [
  ...['km', 'transmission', 'fuelConsumption', 'engine', 'fuel', 'drive', 'body', 'seats', 'doors', 'colour', 'interiorColour'],
  ...['buildDate', 'complianceDate', 'ancapRating', 'cylinders', 'induction', 'torque', 'gears', 'gearType', 'bodyConfiguration'],
  ...['fuelCapacity', 'towingCapacity', 'grossVehicleMass', 'length', 'width', 'height'],
] as const

/** A row of the specifications and of the comparison (CAR-03, KIND-03). Each has its label and value in specifications.ts. */
export type SpecificationKey = (typeof DRIVEN_ROWS | typeof LIVING_ROWS | typeof MORE_LIVING_ROWS)[number]

/** The rows of a caravan: its own measurements, then the others that a feed may give. */
export const CARAVAN_ROWS: readonly SpecificationKey[] = [...LIVING_ROWS, ...MORE_LIVING_ROWS, ...DRIVEN_ROWS]

/** The rows of a motorhome: how it lives and what it carries, then how it drives. */
export const MOTORHOME_ROWS: readonly SpecificationKey[] = [
  ...(['sleeps', 'bodyLength', 'tareWeight', 'grossVehicleMass'] as const),
  ...MORE_LIVING_ROWS,
  ...DRIVEN_ROWS.filter((key) => key !== 'grossVehicleMass'),
]
