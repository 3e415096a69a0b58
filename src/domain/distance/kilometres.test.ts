import { expect, test } from 'vitest'
import { formatKilometres, KM_QUICK_PICKS } from './kilometres'

test('MISC-10: the quick picks of a kilometre input, with the suffix and its space', () => {
  expect(KM_QUICK_PICKS.map(formatKilometres)).toEqual(['100 kms', '250 kms', '500 kms', '1,000 kms'])
})
