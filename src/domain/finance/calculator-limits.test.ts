import { describe, expect, test } from 'vitest'
import { formatMoney } from '../money/money'
import { aCalculator } from '@tests/builders/calculator'
import { clampEntry, describeBounds, nearestTerm, resolveCalculatorLimits, suggestDeposits, suggestPrices } from './calculator-limits'

describe('the bounds of the calculator', () => {
  test.each([
    ['FIN-07: the usual ones', {}, null, [1_000_00, 250_000_00]],
    ['FIN-07: a tenant’s own', { financePriceMin: 2_000, financePriceMax: 90_000 }, null, [2_000_00, 90_000_00]],
    ['FIN-08: Angle begins at 5,000', { financeProvider: 'Angle' as const }, null, [5_000_00, 250_000_00]],
    ['FIN-09: a slider ends at 100,000', { financePriceSlider: true }, null, [1_000_00, 100_000_00]],
    ['FIN-09: beside a dear car too', { financePriceSlider: true }, 140_000_00, [1_000_00, 100_000_00]],
    ['FIN-10: it may follow a dear car', { financePriceSlider: true, financeSliderFollowsPrice: true }, 140_000_00, [1_000_00, 147_000_00]],
    ['FIN-10: in whole steps', { financePriceSlider: true, financeSliderFollowsPrice: true }, 140_100_00, [1_000_00, 147_500_00]],
    ['FIN-10: not a cheap one', { financePriceSlider: true, financeSliderFollowsPrice: true }, 100_000_00, [1_000_00, 100_000_00]],
    ['FIN-10: nor without a slider', { financeSliderFollowsPrice: true }, 300_000_00, [1_000_00, 250_000_00]],
    ['FIN-07: ends that cross leave the lower', { financePriceMin: 9_000, financePriceMax: 5_000 }, null, [9_000_00, 9_000_00]],
  ])('%s', (_, settings, carPrice, [min, max]) => {
    expect(resolveCalculatorLimits(aCalculator(settings), carPrice).price).toEqual({ min, max, step: 500_00 })
  })

  test.each([
    ['FIN-15: the usual ones', {}, [0.5, 15]],
    ['FIN-16: Angle’s', { financeProvider: 'Angle' as const }, [7.5, 14.5]],
    ['FIN-16: a tenant’s own', { financeRateRange: [5.99, 15.99] as const }, [5.99, 15.99]],
  ])('%s', (_, settings, [min, max]) => {
    expect(resolveCalculatorLimits(aCalculator(settings), null).rate).toEqual({ min, max, step: 0.5 })
  })

  test.each([
    ['FIN-13: half years from 1 to 7', {}, [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7]],
    ['FIN-13: to 5 on some sites', { financeTermMaxYears: 5 }, [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]],
    ['FIN-14: a tenant’s own list, in order and once', { financeTermIncrements: [5, 3, 3, 7] }, [3, 5, 7]],
    ['FIN-14: an empty list is none', { financeTermIncrements: [], financeTermMaxYears: 2 }, [1, 1.5, 2]],
  ])('%s', (_, settings, terms) => {
    expect(resolveCalculatorLimits(aCalculator(settings), null).terms).toEqual(terms)
  })

  test('FIN-17: deposit from 0 to 250,000, and FIN-18: residual too', () => {
    const { deposit, residual } = resolveCalculatorLimits(aCalculator(), null)
    for (const bounds of [deposit, residual]) expect(bounds).toMatchObject({ min: 0, max: 250_000_00 })
  })
})

describe('entries', () => {
  const bounds = { min: 10, max: 20, step: 1 }

  test.each([
    ['FIN-12: a negative entry is 0', -5, { min: 0, max: 20, step: 1 }, 0],
    ['FIN-19: and then the nearest bound', -5, bounds, 10],
    ['FIN-19: below', 9.99, bounds, 10],
    ['FIN-19: the bounds themselves', 20, bounds, 20],
    ['FIN-19: above', 1e309, bounds, 20],
    ['FIN-19: between the steps', 12.3, bounds, 12.3],
    ['FIN-19: no number', Number.NaN, bounds, 10],
  ])('%s', (_, entry, limits, expected) => {
    expect(clampEntry(entry, limits)).toBe(expected)
  })

  test.each([
    [6, [3, 5, 7], 5],
    [0, [1, 1.5], 1],
    [99, [1, 1.5], 1.5],
  ])('FIN-19: a term of %d among %j', (years, terms, expected) => {
    expect(nearestTerm(years, terms)).toBe(expected)
  })

  test.each([
    [1_000_00, null],
    [999_99, 'Cannot be less than $1,000 or more than $250,000'],
    [250_000_01, 'Cannot be less than $1,000 or more than $250,000'],
  ])('FIN-11: the help for an entry of %d cents', (entry, text) => {
    expect(describeBounds(entry, { min: 1_000_00, max: 250_000_00, step: 1 }, formatMoney)).toBe(text)
  })
})

const AMOUNTS = [5_000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 70_000]

test.each([
  ['near the price of a car', 42_990, [40_000, 50_000]],
  ['as far as a quarter away, both ends included', 40_000, [30_000, 40_000, 50_000]],
  ['none for a car that none fits', 240_000, []],
  ['all without a car', null, AMOUNTS],
])('MISC-09: purchase prices are suggested %s', (_, carPrice, suggested) => {
  expect(suggestPrices(AMOUNTS, carPrice)).toEqual(suggested)
})

test.each([
  [42_990, [5_000, 10_000, 15_000, 20_000]],
  [20_000, [5_000, 10_000]],
  [1_000, []],
])('MISC-09: a deposit on %i dollars is suggested up to half of it', (price, suggested) => {
  expect(suggestDeposits(AMOUNTS, price)).toEqual(suggested)
})
