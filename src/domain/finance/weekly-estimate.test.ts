import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCalculator } from '@tests/builders/calculator'
import { aVehicle, dollars } from '@tests/builders/vehicle'
import { calculate, defaultEntries } from './calculator'
import { computeRepayment } from './repayment'
import { readLenderEntries } from './lender-entry'
import { resolveWeeklyEstimate } from './weekly-estimate'

const settings = { ...aCalculator({ financeDefaultTermYears: 6 }), financeLender: 'acme', financeMaxCarAgeYears: null }
const YEAR = 2026
const quote = { weeklyRepayment: dollars(206), advertisedRate: 8.99, comparisonRate: 9.74 }
const offer = { paymentWeek: 199, interestRate: 7.5, comparisonRate: 8.25 }
const lenders = (entries: object) => readLenderEntries(entries)
const ownWeekly = (financed: number, years: number) =>
  computeRepayment({ financed: dollars(financed), residual: 0, rate: 10, years, paymentsPerYear: 52 })

const price = dollars(42_990)
const fromQuote = { price, weekly: dollars(206), rate: 8.99, comparisonRate: 9.74, source: 'quote', lender: 'youX' }
const fromLender = { price, weekly: dollars(199), rate: 7.5, comparisonRate: 8.25, source: 'lender', lender: 'acme' }
const own = { price, weekly: ownWeekly(42_990, 6), rate: 10, comparisonRate: 10, source: 'calculated', lender: null }

test.each([
  ['FIN-24: the quote first', { quote, lenders: lenders({ acme: offer }) }, fromQuote],
  ['FIN-24: else the tenant’s lender', { lenders: lenders({ acme: offer }) }, fromLender],
  [
    'LOOK-01: a lender’s offer has the lender’s name',
    { lenders: lenders({ acme: { ...offer, financeProvider: 'Acme Finance' } }) },
    { ...fromLender, lender: 'Acme Finance' },
  ],
  ['FIN-24: another lender’s offer is not used', { lenders: lenders({ other: offer }) }, own],
  ['FIN-24: else our own calculation with the defaults', {}, own],
  [
    'FIN-24: a quote without a rate is skipped',
    { quote: { ...quote, advertisedRate: null }, lenders: lenders({ acme: offer }) },
    fromLender,
  ],
  ['FIN-24: a quote without a comparison rate is skipped', { quote: { ...quote, comparisonRate: null } }, own],
  ['FIN-26: a quote of 25 dollars is too small', { quote: { ...quote, weeklyRepayment: dollars(25) } }, own],
  [
    'FIN-26: a cent above 25 dollars is used',
    { quote: { ...quote, weeklyRepayment: dollars(25.01) } },
    { ...fromQuote, weekly: dollars(25.01) },
  ],
  ['FIN-27: a price of 500 is not eligible', { price: dollars(500), quote }, null],
  ['FIN-27: a cent above 500 is', { price: dollars(500.01), quote }, { ...fromQuote, price: dollars(500.01) }],
  ['FIN-27: no price is not eligible', { price: null, quote }, null],
  ['FIN-26: a calculated payment of 25 or less is not shown', { price: dollars(5_000) }, null],
  [
    'FIN-20: the amount is the asking price',
    { offerPrice: dollars(40_000) },
    { ...own, price: dollars(40_000), weekly: ownWeekly(40_000, 6) },
  ],
])('%s', (_, overrides, expected) => {
  expect(resolveWeeklyEstimate({ ...aVehicle(), ...overrides }, settings, YEAR)).toEqual(expected)
})

test.each([
  ['FIN-20: term 6 years', {}, ownWeekly(42_990, 6)],
  ['FIN-20: term 5 years', { financeDefaultTermYears: 5 }, ownWeekly(42_990, 5)],
  ['FIN-20: the default term is lowered to the maximum', { financeTermMaxYears: 5 }, ownWeekly(42_990, 5)],
  ['FIN-23: an establishment fee is financed', { financeEstablishmentFee: 1360.5 }, ownWeekly(44_350.5, 6)],
])('%s', (_, overrides, weekly) => {
  expect(resolveWeeklyEstimate(aVehicle(), { ...settings, ...overrides }, YEAR)?.weekly).toBe(weekly)
})

test.each([
  ['FIN-23: a fee raises the comparison rate', 1300, true],
  ['FIN-23: without a fee it equals the rate', 0, false],
])('%s', (_, financeEstablishmentFee, isAbove) => {
  const estimate = resolveWeeklyEstimate(aVehicle(), { ...settings, financeEstablishmentFee }, YEAR)
  expect((estimate?.comparisonRate ?? 0) > (estimate?.rate ?? 0)).toBe(isAbove)
})

test.each([
  ['FIN-28: a car that is just too old', 2014, 12, false],
  ['FIN-28: one year newer', 2015, 12, true],
  ['FIN-28: unknown year with an age limit', null, 12, false],
  ['FIN-28: any age without a limit', 1970, null, true],
])('%s', (_, year, financeMaxCarAgeYears, isShown) => {
  const car = aVehicle({ year, quote })
  expect(resolveWeeklyEstimate(car, { ...settings, financeMaxCarAgeYears }, YEAR) !== null).toBe(isShown)
})

test('FIN-24: an amount never comes without a rate, a comparison rate and a payment above 25 dollars', () => {
  const money = fc.option(fc.integer({ min: 0, max: 200_000_00 }))
  const rates = fc.option(fc.double({ min: 0, max: 30, noNaN: true }))
  const cars = fc.record({
    price: money,
    offerPrice: money,
    year: fc.option(fc.integer({ min: 1950, max: 2030 })),
    quote: fc.option(fc.record({ weeklyRepayment: fc.integer({ min: 0, max: 900_00 }), advertisedRate: rates, comparisonRate: rates })),
  })
  fc.assert(
    fc.property(cars, (car) => {
      const estimate = resolveWeeklyEstimate(car, settings, YEAR)
      if (estimate === null) return
      expect(Number.isFinite(estimate.rate) && Number.isFinite(estimate.comparisonRate)).toBe(true)
      expect(estimate.weekly).toBeGreaterThan(dollars(25))
    }),
  )
})

const tenants = fc.record({
  financeDefaultRate: fc.double({ min: 0, max: 25, noNaN: true }),
  financeDefaultTermYears: fc.integer({ min: 1, max: 9 }),
  financeTermMaxYears: fc.integer({ min: 1, max: 9 }),
  financeTermIncrements: fc.option(fc.constantFrom([3, 5, 7], [2, 4])),
  financeEstablishmentFee: fc.integer({ min: 0, max: 1_500 }),
  financeFees: fc.option(fc.constant([{ label: 'monthly fee', amount: 8, per: 'month' as const }])),
})

test('LOOK-01: card, vehicle page and sticky bar show the weekly price and the comparison rate that the calculator opens with', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000_00, max: 250_000_00 }), tenants, (price, switches) => {
      const tenant = { ...settings, ...aCalculator(switches) }
      const estimate = resolveWeeklyEstimate({ ...aVehicle(), price, offerPrice: null, quote: null }, tenant, YEAR)
      const result = calculate(defaultEntries(tenant, price), tenant, price)
      if (result.kind === 'none') expect(estimate).toBeNull()
      else {
        const { payment, rate, comparisonRate } = result
        expect(estimate).toEqual({ price, weekly: payment, rate, comparisonRate, source: 'calculated', lender: null })
      }
    }),
  )
})
