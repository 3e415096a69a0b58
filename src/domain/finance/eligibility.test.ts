import { expect, test } from 'vitest'
import { financeYearAt, isEligibleForFinance } from './eligibility'

const car = (price: number | null, year: number | null = 2020, offerPrice: number | null = null) => ({ price, offerPrice, year })

test.each([
  ['FIN-27: no price', car(null), null, false],
  ['FIN-27: exactly 500 dollars', car(500_00), null, false],
  ['FIN-27: a cent more', car(500_01), null, true],
  ['FIN-28: any age if the lender sets no limit', car(20_000_00, 1970), null, true],
  ['FIN-28: newer than 2026 less 12', car(20_000_00, 2015), 12, true],
  ['FIN-28: exactly 2026 less 12', car(20_000_00, 2014), 12, false],
  ['FIN-28: year unknown, no age set', car(20_000_00, null), null, true],
  ['FIN-28: year unknown, age set', car(20_000_00, null), 12, false],
])('%s', (_, vehicle, financeMaxCarAgeYears, expected) => {
  expect(isEligibleForFinance(vehicle, { financeMaxCarAgeYears }, 2026)).toBe(expected)
})

test.each([
  ['2026-11-20T12:00:00+10:00', 2026],
  ['2026-12-31T23:59:59+10:00', 2026],
  ['2027-01-01T00:00:00+10:00', 2027],
])('FIN-28: at %s ages count from %d', (instant, year) => {
  expect(financeYearAt(Date.parse(instant) / 1000)).toBe(year)
})
