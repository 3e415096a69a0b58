import { expect, test } from 'vitest'
import { convertWeekly } from './convert-weekly'

test.each([
  ['weekly', 148_50, 148_50],
  ['fortnightly', 148_50, 297_00],
  ['monthly', 100_00, 433_00],
  ['monthly', 148_51, 643_05],
] as const)('FIN-25: a week’s payment as a %s one', (frequency, weekly, expected) => {
  expect(convertWeekly(weekly, frequency)).toBe(expected)
})
