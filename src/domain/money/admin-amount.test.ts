import { expect, test } from 'vitest'
import { formatAdminAmount } from './admin-amount'

test.each([
  [40_490, 'dollars', '$40,490'],
  [19.5, 'dollars', '$19.50'],
  [0, 'dollars', '$0'],
  [20_000, 'cents', '$200'],
  [40_490, 'km', '40,490 km'],
  [null, 'dollars', ''],
  [undefined, 'km', ''],
  ['40490', 'dollars', ''],
  [Number.NaN, 'cents', ''],
] as const)('CMS-01: admin lists show %j %s as %j', (value, unit, words) => expect(formatAdminAmount(value, unit)).toBe(words))
