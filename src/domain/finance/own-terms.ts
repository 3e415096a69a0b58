import type { Cents } from '../money/money'
import type { NumberRange } from '../search/query'
import { clampEntries, computeLoanPayment, defaultEntries, type CalculatorEntries } from './calculator'
import { resolveCalculatorLimits, type CalculatorSettings } from './calculator-limits'
import { resolveLoanFees } from './loan-fees'

/** The loan terms that a visitor has chosen (LOOK-01): money in cents, rate in percent per year. */
export type OwnTerms = Pick<CalculatorEntries, 'deposit' | 'years' | 'residual' | 'rate'>

/** The name of the parameter for a visitor's terms in addresses. */
export const TERMS_PARAMETER = 'terms'

const NUMBER = /^\d{1,9}(\.\d{1,4})?$/
const COUNT = 4

/** Writes terms as text for the device and for addresses: '500000,3,0,9.5'. */
export function writeOwnTerms({ deposit, years, residual, rate }: OwnTerms): string {
  return [deposit, years, residual, rate].join(',')
}

/** Reads terms from text. Returns null for anything else, because a visitor can change both the device and an address. */
export function readOwnTerms(text: string | null | undefined): OwnTerms | null {
  const parts = (text ?? '').split(',')
  if (parts.length !== COUNT || !parts.every((part) => NUMBER.test(part))) return null
  const [deposit = 0, years = 0, residual = 0, rate = 0] = parts.map(Number)
  return years > 0 && Number.isInteger(deposit) && Number.isInteger(residual) ? { deposit, years, residual, rate } : null
}

/** The terms of a visitor who has chosen none: the tenant's (FIN-20, FIN-21). */
export function defaultTerms(settings: CalculatorSettings): OwnTerms {
  const { deposit, years, residual, rate } = defaultEntries(settings, null)
  return { deposit, years, residual, rate }
}

/** Calculator entries for a price and a visitor's terms, within the tenant's limits. The price stays as it is. */
export function entriesFor(price: Cents, terms: OwnTerms, settings: CalculatorSettings): CalculatorEntries {
  return { ...clampEntries({ ...terms, price, frequency: 'weekly' }, resolveCalculatorLimits(settings, price)), price }
}

/** No vehicle costs more. In dollars. */
const HIGHEST = 1_000_000_000

/** Returns the lowest price, in dollars, for which a condition holds that then holds for every higher price; `HIGHEST + 1` if none. */
function findLowest(holds: (price: Cents) => boolean): number {
  let [low, high] = [0, HIGHEST + 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle * 100)) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * Converts a range of weekly payments to the range of prices with such a payment, so that a search by weekly payment finds the vehicles
 * whose cards show one within it (LOOK-01). Both ranges are in dollars, ends included.
 */
export function toPriceRange({ min, max }: NumberRange, terms: OwnTerms, settings: CalculatorSettings): NumberRange {
  const fees = resolveLoanFees(settings)
  // only the price differs
  const entries = entriesFor(0, terms, settings)
  const paysAtLeast = (amount: Cents) => (price: Cents) => {
    const payment = computeLoanPayment({ ...entries, price }, fees)
    return payment !== null && payment >= amount
  }
  const lowest = findLowest(paysAtLeast(Math.max(1, (min ?? 0) * 100)))
  return { min: lowest, max: max === null ? null : Math.max(lowest, findLowest(paysAtLeast(max * 100 + 1))) - 1 }
}
