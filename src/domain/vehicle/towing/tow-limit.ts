import { formatFigure } from '@/domain/numbers/figures'
import { readKilograms } from '../caravan'

/** More than any car may tow on a car licence. */
const MOST_KG = 10_000

/** Checks whether a number of kilograms can be a car's braked towing limit. */
export function isTowLimit(kilograms: number): boolean {
  return Number.isInteger(kilograms) && kilograms > 0 && kilograms <= MOST_KG
}

/** Parses a braked towing limit as people type it, in kilograms: '2500', '2,500 kg', '2.5 t'. Null when it is none (KIND-04). */
export function readTowLimit(text: string | null): number | null {
  const limit = readKilograms(text ?? '')
  return limit !== null && isTowLimit(limit) ? limit : null
}

export type TowVerdict =
  /** `spare` is in kilograms, 0 or more. */
  | { kind: 'fits'; spare: number }
  | { kind: 'heavy'; over: number }
  /** Its ATM is not known. */
  | { kind: 'unknown' }

/**
 * Judges whether a car may tow a caravan (KIND-04): its limit must be at least the caravan's ATM, the most that it may weigh loaded. A tare
 * would say too much, because nobody tows an empty caravan.
 */
export function judgeTow(limit: number, aggregateTrailerMass: number | null): TowVerdict {
  if (aggregateTrailerMass === null) return { kind: 'unknown' }
  const spare = limit - aggregateTrailerMass
  return spare >= 0 ? { kind: 'fits', spare } : { kind: 'heavy', over: -spare }
}

const kilograms = (value: number) => `${formatFigure(value)} kg`

/** Returns the sentence about a caravan's margin, with its verdict first (KIND-04). `one` is the kind's word: 'caravan'. */
export function describeTow(limit: number, aggregateTrailerMass: number | null, one: string): string {
  const verdict = judgeTow(limit, aggregateTrailerMass)
  if (verdict.kind === 'unknown') return `We don’t know the ATM of this ${one}. Ask us before you buy.`
  const compared = `Its ATM is ${kilograms(aggregateTrailerMass ?? 0)}, your car’s limit ${kilograms(limit)}.`
  if (verdict.kind === 'heavy') return `Too heavy for your car by ${kilograms(verdict.over)}. ${compared}`
  return `Your car may tow it, ${verdict.spare === 0 ? 'with nothing to spare' : `with ${kilograms(verdict.spare)} to spare`}. ${compared}`
}

/** Returns the margin of a car with a caravan's ATM in few words, for a table (KIND-04): '400 kg to spare', '200 kg too heavy'. */
export function describeMargin(limit: number, aggregateTrailerMass: number): string {
  const verdict = judgeTow(limit, aggregateTrailerMass)
  if (verdict.kind === 'heavy') return `${kilograms(verdict.over)} too heavy`
  return verdict.kind === 'fits' && verdict.spare > 0 ? `${kilograms(verdict.spare)} to spare` : 'Nothing to spare'
}
