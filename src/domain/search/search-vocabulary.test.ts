import { expect, test } from 'vitest'
import { findLongestMatch, listKnownWords } from './search-vocabulary'

const known = listKnownWords({ make: ['Mazda'], make_model: ['Mazda 3', 'Mazda Hybrid', 'Lada Niva'], body: ['Wagon'], fuel: ['Hybrid'] })

test('LOOK-04: a model is known with its make, and alone unless it is a figure or means something else', () => {
  expect([...known.models.keys()]).toEqual(['mazda3', 'mazdahybrid'])
})

test.each([
  ['station wagon', 'Wagon', 2],
  ['estates', 'Wagon', 1],
  ['wagons blue', 'Wagon', 1],
  ['sedan', undefined, undefined],
])('LOOK-04: %j means %s', (text, value, length) => {
  const match = findLongestMatch(text.split(' '), 0, known.facts)
  expect(match?.length).toBe(length)
  expect(match?.meaning.kind === 'list' ? match.meaning.values[0]?.[1] : undefined).toBe(value)
})
