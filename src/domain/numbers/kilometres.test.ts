import { expect, test } from 'vitest'
import { formatKilometres, KM_QUICK_PICKS, ODOMETER_QUICK_PICKS, readKilometres, formatTypedKilometres } from './kilometres'

test('MISC-10: the quick picks of a kilometre input have the suffix kms after a space', () => {
  expect(KM_QUICK_PICKS.map(formatKilometres)).toEqual(['100 kms', '250 kms', '500 kms', '1,000 kms'])
})

test('MISC-10: an odometer input has quick picks for typical mileages', () => {
  expect(ODOMETER_QUICK_PICKS.map(formatKilometres)).toEqual(['20,000 kms', '50,000 kms', '100,000 kms', '150,000 kms'])
})

test.each([
  ['85000', 85_000, '85,000 kms'],
  ['85,000', 85_000, '85,000 kms'],
  ['85 000 km', 85_000, '85,000 kms'],
  ['85,000 KMS', 85_000, '85,000 kms'],
  ['0', 0, '0 kms'],
  ['', null, ''],
  ['kms', null, 'kms'],
  ['about 80k', null, 'about 80k'],
  ['-5', null, '-5'],
  ['1.5', null, '1.5'],
  ['9'.repeat(10), null, '9'.repeat(10)],
])('MISC-10: %j is read as %j kilometres and formatted as %j', (typed, km, shown) => {
  expect([readKilometres(typed), formatTypedKilometres(typed)]).toEqual([km, shown])
})
