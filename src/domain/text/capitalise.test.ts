import { expect, test } from 'vitest'
import { capitalise } from './capitalise'

test.each([
  ['KIND-02: a word', 'caravan', 'Caravan'],
  ['KIND-02: only the first word', 'motor home', 'Motor home'],
  ['KIND-02: an empty text', '', ''],
])('%s', (_, text, written) => {
  expect(capitalise(text)).toBe(written)
})
