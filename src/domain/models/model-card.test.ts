import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aModel } from '@tests/builders/model'
import { groupRange, toModelCard } from './model-card'

const text =
  'Short outside, generous inside. Vik carries five, charges from 10 to 80 per cent in 24 minutes and fits the last park on any street.'

test.each([
  ['small', 75, 'Short outside, generous inside.'],
  ['range', 200, text],
] as const)('MOD-09, LOOK-19: the description on a %s card has at most %d characters and ends with a sentence', (size, limit, shown) => {
  const card = toModelCard(aModel({ shortDescription: text }), size, true)
  expect(card.text).toBe(shown)
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (shortDescription) => {
      const cut = toModelCard(aModel({ shortDescription }), size, true).text.replace(/ …$/, '')
      expect([...cut].length).toBeLessThanOrEqual(limit)
    }),
  )
})

test('MOD-10: the switch decides whether the From price is shown', () => {
  expect(toModelCard(aModel(), 'range', true).fromPrice).toBe('$84,990')
  expect(toModelCard(aModel(), 'range', false).fromPrice).toBeNull()
})

test('MOD-04: a card links to the model’s override address', () => {
  expect(toModelCard(aModel({ overrideUrl: 'https://fjell.example/' }), 'small', false).href).toBe('https://fjell.example/')
})

test('MOD-08: upcoming models are in their own group, in order', () => {
  const models = [aModel({ id: 1, status: 'coming_soon' }), aModel({ id: 2, status: null }), aModel({ id: 3 })]
  const { onSale, coming } = groupRange(models)
  expect([onSale.map(({ id }) => id), coming.map(({ id }) => id)]).toEqual([[2, 3], [1]])
})
