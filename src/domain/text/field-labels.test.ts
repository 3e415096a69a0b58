import { expect, test } from 'vitest'
import { toFieldLabel, toPathLabel } from './field-labels'

test.each([
  ['name', 'Name'],
  ['legal_name', 'Legal name'],
  ['video_url', 'Video address'],
  ['engine_size_litres', 'Engine size (litres)'],
  ['weeklyRepaymentAmount', 'Weekly repayment amount'],
  ['has_nvic', 'Has NVIC'],
  ['youxQuote', 'YouX quote'],
  ['car_id', 'Car ID'],
])('a field named %s is labelled “%s”', (name, words) => {
  expect(toFieldLabel(name)).toBe(words)
})

test.each([
  ['title', undefined, 'Title'],
  ['layout.0.shortcuts.1.icon', undefined, 'Block 1 > Shortcuts 2 > Icon'],
  ['layout.11.link.href', 'Address', 'Block 12 > Link > Address'],
  ['layout', 'Blocks', 'Blocks'],
  ['0', undefined, 'Row 1'],
])('SEC-07: the path %s has a readable label', (path, label, words) => {
  expect(toPathLabel(path, label)).toBe(words)
})
