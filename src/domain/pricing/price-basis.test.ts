import { expect, test } from 'vitest'
import { resolvePriceBasis, resolvePriceType } from './price-basis'

test.each([
  ['PRC-08: the field’s value', 'Drive away', 'Drive away'],
  ['PRC-08: in any spelling', 'DRIVEAWAY - no more to pay', 'DRIVEAWAY - no more to pay'],
  ['PRC-08: empty', '', null],
  ['PRC-08: only spaces', '  ', null],
  ['PRC-08: missing', null, null],
])('%s', (_, priceType, expected) => {
  expect(resolvePriceType({ priceType })).toBe(expected)
})

test.each([
  ['PRC-08: drive away', 'Drive away', 'driveAway'],
  ['PRC-08: with a hyphen', 'Drive-Away price', 'driveAway'],
  ['PRC-08: as one word', 'driveaway', 'driveAway'],
  ['PRC-08: abbreviated', 'DAP', 'driveAway'],
  ['PRC-08: abbreviated exclusion', 'EGC', 'excludingGovernmentCharges'],
  ['PRC-08: our own label', 'Excl. govt charges', 'excludingGovernmentCharges'],
  ['PRC-08: in full', 'Excluding Government Charges', 'excludingGovernmentCharges'],
  ['PRC-08: exclusive of', 'exclusive of government charges', 'excludingGovernmentCharges'],
  ['PRC-08: plus', 'Plus on road costs', 'excludingGovernmentCharges'],
  ['PRC-08: before, abbreviated', 'before ORC', 'excludingGovernmentCharges'],
  ['PRC-08: with a plus sign', '+ORC', 'excludingGovernmentCharges'],
  ['PRC-08: an exclusion wins', 'Drive away before on-road costs', 'excludingGovernmentCharges'],
  ['PRC-08: another statement about the price', 'Fixed price', 'unknown'],
  ['PRC-08: a word that only contains the abbreviation', 'DAPPER', 'unknown'],
  ['PRC-08: missing', null, 'unknown'],
])('%s', (_, priceType, expected) => {
  expect(resolvePriceBasis({ priceType }).kind).toBe(expected)
})

test('PRC-08: the label never mentions on road costs', () => {
  expect([resolvePriceBasis({ priceType: '+ on road costs' }).label, resolvePriceBasis({ priceType: 'DAP' }).label]).toEqual([
    'Excl. govt charges',
    'Drive away',
  ])
})
