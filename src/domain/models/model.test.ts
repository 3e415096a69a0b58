import { expect, test } from 'vitest'
import { aModel } from '@tests/builders/model'
import { findFromPrice, formatVariantPrice, toModelLabel, toModelTitle } from './model'

test.each([
  ['new', 'NEW'],
  ['all_new', 'NEW'],
  ['coming_soon', 'COMING SOON'],
  [null, undefined],
] as const)('MOD-07, MOD-08: a model with status %s has the label %s', (status, text) => {
  expect(toModelLabel(status)?.text).toBe(text)
})

const variants = [
  { name: 'A', min: 5_499_000, max: null },
  { name: 'B', min: 4_899_000, max: 5_000_000 },
  { name: 'C', min: null, max: null },
]
test.each([
  ['its own', aModel({ fromPrice: 6_000_000, variants }), 6_000_000],
  ['the lowest of its variants', aModel({ fromPrice: null, variants }), 4_899_000],
  ['none', aModel({ fromPrice: null, variants: [] }), null],
])('MOD-10: the From price of a model is %s', (_, model, price) => {
  expect(findFromPrice(model)).toBe(price)
})

test.each([
  [4_899_000, 5_000_000, '$48,990 to $50,000'],
  [4_899_000, 4_899_000, '$48,990'],
  [null, 5_000_000, '$50,000'],
  [4_899_000, null, '$48,990'],
  [null, null, null],
])('MOD-01: the price of a variant from %s to %s cents reads %s', (min, max, text) => {
  expect(formatVariantPrice({ name: 'A', min, max })).toBe(text)
})

test.each([
  ['Aurora', 'Fjell', 'Aurora Fjell'],
  ['Mazda', 'Mazda3', 'Mazda3'],
  ['MG', 'MG ZS', 'MG ZS'],
])('MOD-01: %s %s is titled %s', (make, name, title) => {
  expect(toModelTitle({ make, name })).toBe(title)
})
