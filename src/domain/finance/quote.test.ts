import { describe, expect, test } from 'vitest'
import { aVehicle, dollars } from '@tests/builders/vehicle'
import type { LenderTerms } from './lender-terms'
import { quoteFromTable, readQuote, toQuoteRequest } from './quote'
import { quoteRequestSchema } from './quote-request'
import { computeRepayment } from './repayment'

const on = { youxEnabled: true }
const held = { weeklyRepayment: dollars(206), advertisedRate: 8.99, comparisonRate: 9.74 }
const request = {
  selfAssessedCreditScore: 'GREAT' as const,
  purchasePrice: 42_990,
  loanTerm: 5,
  year: 2023,
  vin: 'JTMW33FV00D054127',
  nvic: 'X1W23A',
  whoIsHelping: 'Harbour City Motors',
}

test('FIN-37: a request has the car, the dealership, five years and a great score', () => {
  expect(toQuoteRequest(aVehicle(), on)).toEqual(request)
  expect(quoteRequestSchema.parse(toQuoteRequest(aVehicle({ year: null, vin: null, nvic: null }), on))).toEqual({
    ...request,
    year: null,
    vin: null,
    nvic: null,
  })
})

test.each([
  ['FIN-37: quotes are off', {}, { youxEnabled: false }, false],
  ['FIN-38: an existing quote', { quote: held }, on, false],
  ['FIN-38: no price', { price: null }, on, false],
  ['FIN-38: price 0', { price: 0 }, on, false],
  ['FIN-38: a negative price', { price: dollars(-5) }, on, false],
  ['PRC-03: a placeholder of 10 dollars', { price: dollars(10) }, on, false],
  ['FIN-38: a positive price and no quote', {}, on, true],
])('%s: asked %j', (_, car, switches, isAsked) => {
  expect(toQuoteRequest(aVehicle(car), switches) !== null).toBe(isAsked)
})

test.each([
  ['the quote', { weeklyRepaymentAmount: 206, advertisedRate: 8.99, comparisonRate: 9.74 }, held],
  ['a quote without rates', { weeklyRepaymentAmount: 206 }, { ...held, advertisedRate: null, comparisonRate: null }],
  ['no amount', { advertisedRate: 8.99 }, null],
  ['an amount as text', { weeklyRepaymentAmount: '206' }, null],
  ['an error', { error: 'no' }, null],
  ['nothing', null, null],
])('FIN-38: %s is used unchanged', (_, answer, expected) => {
  expect(readQuote(answer)).toEqual(expected)
})

const lender: LenderTerms = {
  key: 'acme',
  name: 'Acme',
  priceMin: null,
  priceMax: null,
  rateMin: null,
  rateMax: null,
  termMax: null,
  maxCarAge: 12,
  establishmentFee: 495,
  disclaimer: null,
  rates: [
    { upToAge: 5, rate: 8.49 },
    { upToAge: null, rate: 11.99 },
  ],
}

describe('a quote from the tenant’s rate table', () => {
  test('FIN-37: is a weekly repayment at the lender’s rate with its fee, and its comparison rate', () => {
    const quote = quoteFromTable(request, { lender, fees: { financed: dollars(495), monthly: 0 }, year: 2026 })
    const weekly = computeRepayment({ financed: dollars(43_485), residual: 0, rate: 8.49, years: 5, paymentsPerYear: 52 })
    expect(quote).toMatchObject({ weeklyRepaymentAmount: weekly / 100, advertisedRate: 8.49 })
    expect(quote?.comparisonRate).toBeGreaterThan(8.49)
  })

  test.each([
    ['FIN-37: no lender', request, null, null],
    ['FIN-37: an older car at its rate', { ...request, year: 2018 }, lender, 11.99],
    ['FIN-28: too old for the lender', { ...request, year: 2014 }, lender, null],
    ['FIN-28: of unknown year', { ...request, year: null }, lender, null],
    ['FIN-37: a table without rates', request, { ...lender, rates: [] }, null],
  ])('%s', (_, asked, terms, rate) => {
    expect(quoteFromTable(asked, { lender: terms, fees: { financed: 0, monthly: 0 }, year: 2026 })?.advertisedRate ?? null).toBe(rate)
  })
})
