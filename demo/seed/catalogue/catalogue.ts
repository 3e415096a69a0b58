/** Silhouettes that have pictures. */
export const SHAPES = ['hatch', 'sedan', 'wagon', 'suv', '4x4', 'ute', 'van', 'coupe', 'convertible'] as const
export type Shape = (typeof SHAPES)[number]

export const FUELS = ['Petrol', 'Premium', 'Diesel', 'Hybrid', 'PHEV', 'Electric'] as const
export type Fuel = (typeof FUELS)[number]

export const INDUCTIONS = ['NA', 'T', 'TT', 'SC', 'E'] as const
export type Induction = (typeof INDUCTIONS)[number]

export const DRIVES = ['FWD', 'RWD', 'AWD', '4x4', '4x2'] as const
export type Drive = (typeof DRIVES)[number]

export const GEARBOXES = ['auto', 'manual', 'dct', 'cvt', 'reduction'] as const
export type Gearbox = (typeof GEARBOXES)[number]

export type Engine = { fuel: Fuel; litres: number | null; cylinders: number | null; induction: Induction; torqueNm: number }

/** A trim level of a model. */
export type Badge = {
  name: string
  from: number
  /** Last model year; null while it is still sold new. */
  to: number | null
  /** Drive-away price in dollars in the last year it was sold. */
  newPrice: number
  engine: Engine
  gearbox: Gearbox
  gears: number | null
  drive: Drive
  /** L/100km combined; null for electric cars. */
  consumption: number | null
  /** 1 entry to 4 flagship: decides the length of the feature list. */
  level: 1 | 2 | 3 | 4
  doors: number
  seats: number
  body: string
}

export type Model = {
  name: string
  shape: Shape
  /** Millimetres. */
  length: number
  width: number
  height: number
  /** Litres; null for electric cars. */
  tank: number | null
  /** Kilograms. */
  gvm: number
  towing: number | null
  ancap: { stars: number; year: number } | null
  /** Series codes by their first year, oldest first. */
  series: { from: number; code: string }[]
  badges: Badge[]
}

export type Make = {
  name: string
  /** World manufacturer identifiers: the first three characters of a VIN. */
  wmis: string[]
  /** How well it retains its value: 1 is the market's average. */
  retention: number
  models: Model[]
}

/** A caravan layout; lengths in metres, masses in kilograms. */
export type Caravan = {
  make: string
  model: string
  badge: string
  from: number
  to: number | null
  newPrice: number
  bodyLength: number
  bodyWidth: number
  tare: number
  atm: number
  axle: string
  sleeps: number
  level: 1 | 2 | 3 | 4
}
