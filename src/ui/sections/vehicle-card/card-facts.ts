import { formatFigure } from '@/domain/numbers/figures'
import type { CardFactKey } from '@/domain/vehicle/kinds/fact-keys'
import { findKind } from '@/domain/vehicle/kinds/kinds'
import { BERTH_LABELS, type CaravanSpecifications, derivePayload, findMassLimit, ROAD_LABELS } from '@/domain/vehicle/caravan'
import type { VehicleCard } from '@/domain/vehicle/vehicle'

/** One of a card's facts (SRP-01). Views show either an icon or a text label. */
export type CardFact = {
  kind: CardFactKey
  label: string
  /** 'SUV, FWD' */
  value: string
}

const DRIVES: [RegExp, string][] = [
  [/4\s?x\s?4|4WD|four/i, '4x4'],
  [/AWD|all.?wheel/i, 'AWD'],
  [/FWD|front/i, 'FWD'],
  [/RWD|rear/i, 'RWD'],
  [/4\s?x\s?2|2WD|two/i, '2WD'],
]

/** Abbreviates a drive: 'Front Wheel Drive' becomes 'FWD'. Unknown values stay unchanged. */
function shortenDrive(drive: string | null): string | null {
  if (drive === null) return null
  return DRIVES.find(([pattern]) => pattern.test(drive))?.[1] ?? drive
}

/** Formats a distance: '28,410 km'. */
export function formatKilometres(km: number): string {
  return `${formatFigure(km)} km`
}

type FactSource = Pick<
  VehicleCard,
  'kind' | 'km' | 'transmission' | 'simpleTransmission' | 'fuel' | 'simpleFuel' | 'body' | 'simpleBody' | 'drive' | 'caravan'
>

type FactText = readonly [label: string, value: string | null]

const measure = (value: number | null, unit: string, name = '') => (value === null ? null : `${name}${formatFigure(value)} ${unit}`)

/** How a caravan rolls: '2 axles, Off-road'. */
function describeAxles({ axles, roadType }: CaravanSpecifications): string {
  const wheels = axles === null ? null : axles === 1 ? '1 axle' : `${axles} axles`
  return [wheels, roadType && ROAD_LABELS[roadType]].filter(Boolean).join(', ')
}

function listLivingFacts({ caravan }: FactSource) {
  const name = caravan.aggregateTrailerMass === null ? 'GVM' : 'ATM'
  return {
    sleeps: ['Beds', caravan.sleeps === null ? null : `Sleeps ${caravan.sleeps}`],
    length: ['Body length', measure(caravan.bodyLength, 'mm')],
    mass: ['Mass limit', measure(findMassLimit(caravan), 'kg', `${name} `)],
    payload: ['Load', measure(derivePayload(caravan), 'kg', 'Payload ')],
    tare: ['Empty', measure(caravan.tareWeight, 'kg', 'Tare ')],
    ballWeight: ['On the tow ball', measure(caravan.ballWeight, 'kg', 'Ball ')],
    layout: ['Layout', caravan.layout.map((berth) => BERTH_LABELS[berth]).join(', ')],
    axles: ['Axles and road', describeAxles(caravan)],
  } as const satisfies Partial<Record<CardFactKey, FactText>>
}

/** Returns a card's facts in the order of its kind (KIND-05): for a car km, transmission, fuel, body with drive. Unknown ones are left out (SRP-01). */
export function listCardFacts(car: FactSource): CardFact[] {
  const body = [car.simpleBody ?? car.body, shortenDrive(car.drive)].filter(Boolean).join(', ')
  const facts: Record<CardFactKey, FactText> = {
    ...listLivingFacts(car),
    odometer: ['Odometer', car.km === null ? null : formatKilometres(car.km)],
    transmission: ['Gearbox', car.simpleTransmission ?? car.transmission],
    fuel: ['Fuel', car.simpleFuel ?? car.fuel],
    body: ['Body', body],
  }
  return findKind(car.kind).cardFacts.flatMap((kind) => {
    const [label, value] = facts[kind]
    return value ? [{ kind, label, value }] : []
  })
}
