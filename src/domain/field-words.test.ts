import { expect, test } from 'vitest'
import { spellFieldName } from './field-words'

test.each([
  ['name', 'Name'],
  ['legal_name', 'Legal name'],
  ['video_url', 'Video address'],
  ['engine_size_litres', 'Engine size (litres)'],
  ['weeklyRepaymentAmount', 'Weekly repayment amount'],
  ['has_nvic', 'Has NVIC'],
  ['youxQuote', 'YouX quote'],
  ['car_id', 'Car ID'],
])('a field named %s reads “%s”', (name, words) => {
  expect(spellFieldName(name)).toBe(words)
})
