import { describe, expect, test } from 'vitest'
import { aVehicle, BUILT_AT, dollars } from '@tests/builders/vehicle'
import { isAvailable } from '../vehicle/availability/availability'
import { financeYearAt, isEligibleForFinance } from '../finance/eligibility'
import { toQuoteRequest } from '../finance/quote'
import { resolveWeeklyEstimate } from '../finance/weekly-estimate'
import { resolveSwitches } from '../switches/resolve-switches'
import type { SwitchOverrides } from '../switches/switches'
import { resolveTag } from '../vehicle/tag'
import type { Vehicle } from '../vehicle/vehicle'
import { resolveMarketIndicator } from './market-indicator'
import { resolvePriceBasis } from './price-basis'
import { resolvePriceDisplay, resolveWasPrice } from './price-display'

/** What a shopper sees of a car: its price or text, the was-price, the kind of its tag, and whether finance is shown. */
type Seen = {
  price?: number | string
  was?: number | null
  tag?: string | null
  finance?: boolean
  quoted?: boolean
  market?: number | null
}
type Case = [title: string, car: Partial<Vehicle>, switches: SwitchOverrides, seen: Seen]

function look(overrides: Partial<Vehicle>, tenant: SwitchOverrides): Required<Seen> {
  const car = aVehicle(overrides)
  const { values } = resolveSwitches({ tenant })
  const display = resolvePriceDisplay(car, values)
  const was = resolveWasPrice(car, display) ?? (display.kind === 'price' ? display.reducedFrom : null)
  const below = resolveMarketIndicator(car)
  const year = financeYearAt(BUILT_AT)
  const finance = isAvailable(car) && isEligibleForFinance(car, values, year)
  if (isAvailable(car)) expect(resolveWeeklyEstimate(car, { ...values, financeDefaultRate: 15 }, year) === null || finance).toBe(true)
  return {
    price: 'amount' in display ? display.amount / 100 : display.text,
    was: was === null ? null : was / 100,
    tag: resolveTag(car, values, BUILT_AT)?.kind ?? null,
    finance,
    quoted: toQuoteRequest(car, { youxEnabled: true }) !== null,
    market: below === null ? null : below / 100,
  }
}

const ENQUIRE = 'Enquire for price.'
const DAY = 86_400
const arrived = (daysAgo: number) => ({ createdAt: BUILT_AT - daysAgo * DAY })
const quote = { weeklyRepayment: dollars(206), advertisedRate: 8.99, comparisonRate: 9.74 }
const market = (average: number, stateAverage = average) => ({ market: { average: dollars(average), stateAverage: dollars(stateAverage) } })

const PRICES: Case[] = [
  ['PRC-03: a price', { price: dollars(42_990) }, {}, { price: 42_990, was: null, finance: true, quoted: true }],
  ['PRC-03: 0', { price: 0 }, {}, { price: ENQUIRE, finance: false, quoted: false }],
  ['PRC-03: null', { price: null }, {}, { price: ENQUIRE, finance: false, quoted: false }],
  ['PRC-03: 1', { price: dollars(1) }, {}, { price: ENQUIRE, finance: false, quoted: false }],
  ['PRC-03: 10', { price: dollars(10) }, {}, { price: ENQUIRE, finance: false, quoted: false }],
  ['PRC-03: 10.01', { price: dollars(10.01) }, {}, { price: 10.01, finance: false, quoted: true }],
  ['PRC-03: 11', { price: dollars(11) }, {}, { price: 11, finance: false, quoted: true }],
  ['PRC-03: negative', { price: dollars(-11) }, {}, { price: ENQUIRE, finance: false, quoted: false }],
  ['FIN-27: 500', { price: dollars(500) }, {}, { price: 500, finance: false }],
  ['FIN-27: 500.01', { price: dollars(500.01) }, {}, { price: 500.01, finance: true }],
  ['PRC-03: an offer', { offerPrice: dollars(40_000) }, {}, { price: 40_000, was: 42_990, finance: true }],
  ['PRC-03: an offer of 10 is ignored', { offerPrice: dollars(10) }, {}, { price: 42_990, was: null }],
  ['PRC-03: an offer of 11', { offerPrice: dollars(11) }, {}, { price: 11, was: 42_990, finance: false }],
  ['PRC-04: an offer at the price', { offerPrice: dollars(42_990) }, {}, { price: 42_990, was: null }],
  ['PRC-04: an offer above it', { offerPrice: dollars(50_000) }, {}, { price: 50_000, was: null }],
  ['PRC-03: an offer without a price', { price: null, offerPrice: dollars(9_990) }, {}, { price: 9_990, was: null, finance: true }],
  ['PRC-02: subscription off', { subscriptionPrice: dollars(199) }, {}, { price: 42_990 }],
  ['PRC-02: subscription on', { subscriptionPrice: dollars(199) }, { subscriptionsEnabled: true }, { price: 199, was: null }],
  ['PRC-02: a subscription of 0', { subscriptionPrice: 0 }, { subscriptionsEnabled: true }, { price: 42_990 }],
  ['PRC-02: a subscription of one cent', { subscriptionPrice: 1 }, { subscriptionsEnabled: true }, { price: 0.01 }],
  ['PRC-02: no subscription', {}, { subscriptionsEnabled: true }, { price: 42_990 }],
  ['PRC-05: preorder without a price', { price: null, isPreorder: true }, {}, { price: 'PREORDER', finance: false }],
  ['PRC-05: preorder with a placeholder', { price: dollars(10), isPreorder: true }, {}, { price: 'PREORDER', quoted: false }],
  ['PRC-01: preorder with a price', { isPreorder: true }, {}, { price: 42_990, finance: true }],
  ['PRC-01: preorder with an offer only', { price: 0, offerPrice: dollars(11), isPreorder: true }, {}, { price: 11 }],
  ['PRC-06: the tenant’s text', { price: null }, { noPriceText: 'POA' }, { price: 'POA' }],
  ['PRC-07: a was-price', { beforePrice: dollars(44_490) }, {}, { was: 44_490 }],
  ['PRC-07: a was-price below the price', { beforePrice: dollars(40_000) }, {}, { was: null }],
  ['PRC-07: a was-price with an offer', { beforePrice: dollars(44_490), offerPrice: dollars(41_000) }, {}, { price: 41_000, was: 44_490 }],
  ['PRC-07: a was-price between offer and price', { beforePrice: dollars(42_000), offerPrice: dollars(41_000) }, {}, { was: 42_000 }],
  ['PRC-07: no was-price without a price', { price: null, beforePrice: dollars(44_490) }, {}, { price: ENQUIRE, was: null }],
]

const TAGS: Case[] = [
  ['CAR-06: an ordinary car has no tag', {}, {}, { tag: null }],
  ['CAR-07: electric', { simpleFuel: 'Electric' }, { fuelTagEnabled: true }, { tag: 'fuel' }],
  ['CAR-07: hybrid in lower case', { simpleFuel: 'hybrid' }, { fuelTagEnabled: true }, { tag: 'fuel' }],
  ['CAR-07: PHEV', { simpleFuel: 'PHEV' }, { fuelTagEnabled: true }, { tag: 'fuel' }],
  ['CAR-07: petrol', { simpleFuel: 'Petrol' }, { fuelTagEnabled: true }, { tag: null }],
  ['CAR-07: off', { simpleFuel: 'Electric' }, { fuelTagEnabled: false }, { tag: null }],
  ['CAR-08: reserved', { isReserved: true }, {}, { tag: 'reserved', finance: true }],
  ['CAR-07: fuel before reserved', { simpleFuel: 'Electric', isReserved: true }, { fuelTagEnabled: true }, { tag: 'fuel' }],
  ['CAR-09: certified used Toyota', { isCertified: true }, {}, { tag: 'certified' }],
  ['CAR-09: certified demo Toyota', { isCertified: true, carType: 'demo' }, {}, { tag: null }],
  ['CAR-09: certified Mazda', { isCertified: true, make: 'Mazda' }, {}, { tag: null }],
  ['CAR-08: reserved before certified', { isCertified: true, isReserved: true }, {}, { tag: 'reserved' }],
  ['CAR-10: its own tag', { tag: 'Test Drive Only' }, {}, { tag: 'custom' }],
  ['CAR-10: a blank tag', { tag: '  ' }, {}, { tag: null }],
  ['CAR-09: certified before its own tag', { tag: 'One owner', isCertified: true }, {}, { tag: 'certified' }],
  ['CAR-11: coming soon', { status: 'coming_soon' }, {}, { tag: 'comingSoon', finance: true }],
  ['CAR-10: its own tag before coming soon', { tag: 'One owner', status: 'coming_soon' }, {}, { tag: 'custom' }],
  ['CAR-12: arrived 8 days ago', arrived(8), {}, { tag: 'justArrived' }],
  ['CAR-12: arrived 8 days and a second ago', { createdAt: BUILT_AT - 8 * DAY - 1 }, {}, { tag: null }],
  ['CAR-12: within the tenant’s number of days', arrived(20), { justArrivedDays: 21 }, { tag: 'justArrived' }],
  ['CAR-11: coming soon before just arrived', { ...arrived(1), status: 'coming_soon' }, {}, { tag: 'comingSoon' }],
  ['CAR-14: sold', { status: 'sold' }, {}, { tag: 'sold', finance: false }],
  [
    'CAR-14: sold before every other tag',
    { ...arrived(1), status: 'sold', isReserved: true, tag: 'One owner' },
    { fuelTagEnabled: true },
    { tag: 'sold' },
  ],
]

const ELIGIBILITY: Case[] = [
  ['FIN-28: any age without a limit', { year: 1975 }, {}, { finance: true }],
  ['FIN-28: exactly the current year less 12', { year: 2014 }, { financeMaxCarAgeYears: 12 }, { finance: false }],
  ['FIN-28: newer', { year: 2015 }, { financeMaxCarAgeYears: 12 }, { finance: true }],
  ['FIN-28: next year’s model', { year: 2027 }, { financeMaxCarAgeYears: 12 }, { finance: true }],
  ['FIN-28: year missing with a limit', { year: null }, { financeMaxCarAgeYears: 12 }, { finance: false }],
  ['FIN-28: year missing without a limit', { year: null }, {}, { finance: true }],
  ['FIN-38: the car already has a quote', { quote }, {}, { finance: true, quoted: false }],
  ['FIN-27: a quote doesn’t make a car eligible', { price: dollars(500), quote }, {}, { finance: false, quoted: false }],
  ['GAUGE-08: 500 below both averages', market(43_490), {}, { market: 500 }],
  ['GAUGE-08: 499 below', market(43_489), {}, { market: null }],
  ['GAUGE-08: not below the state average', market(50_000, 42_990), {}, { market: null }],
  ['GAUGE-08: no average', market(0, 50_000), {}, { market: null }],
  ['GAUGE-08: no price', { price: dollars(10), ...market(50_000) }, {}, { market: null }],
]

describe('what a shopper sees of a car', () => {
  test.each([...PRICES, ...TAGS, ...ELIGIBILITY])('%s', (_, car, switches, seen) => {
    expect(look(car, switches)).toMatchObject(seen)
  })

  test('PRC-01: the table has at least 60 cases', () => {
    expect([...PRICES, ...TAGS, ...ELIGIBILITY].length).toBeGreaterThanOrEqual(60)
  })
})

test.each([
  ['Drive away', 'driveAway'],
  ['Excl. govt charges', 'excludingGovernmentCharges'],
  ['', 'unknown'],
  [null, 'unknown'],
])('PRC-08: the price type %j has the basis %s', (priceType, kind) => {
  expect(resolvePriceBasis({ priceType }).kind).toBe(kind)
})
