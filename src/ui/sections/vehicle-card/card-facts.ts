import { formatFigure } from '@/domain/numbers/figures'
import type { VehicleCard } from '@/domain/vehicle/vehicle'

/** One of a card's four facts (SRP-01). Views show either an icon or a text label. */
export type CardFact = {
  kind: 'odometer' | 'transmission' | 'fuel' | 'body'
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

type FactSource = Pick<VehicleCard, 'km' | 'transmission' | 'simpleTransmission' | 'fuel' | 'simpleFuel' | 'body' | 'simpleBody' | 'drive'>

/** Returns a card's facts in order: km, transmission, fuel, body with drive. Unknown ones are left out (SRP-01). */
export function listCardFacts(car: FactSource): CardFact[] {
  const body = [car.simpleBody ?? car.body, shortenDrive(car.drive)].filter(Boolean).join(', ')
  const facts: (Omit<CardFact, 'value'> & { value: string | null })[] = [
    { kind: 'odometer', label: 'Odometer', value: car.km === null ? null : formatKilometres(car.km) },
    { kind: 'transmission', label: 'Gearbox', value: car.simpleTransmission ?? car.transmission },
    { kind: 'fuel', label: 'Fuel', value: car.simpleFuel ?? car.fuel },
    { kind: 'body', label: 'Body', value: body },
  ]
  return facts.flatMap((fact) => (fact.value ? [{ ...fact, value: fact.value }] : []))
}
