import { expect, test } from 'vitest'
import { describeWeekly } from './brochure'

test('LOOK-01, FIN-24: a weekly price in one line has both rates, and the name of who offers it if there is one', () => {
  const weekly = { amount: '$206', rate: '8.99% p.a.', comparisonRate: '9.74% p.a.', source: '' }
  const line = '$206 a week, 8.99% p.a. interest rate, 9.74% p.a. comparison rate*'
  expect(describeWeekly(weekly)).toBe(line)
  expect(describeWeekly({ ...weekly, source: 'Quote by youX' })).toBe(`${line} (Quote by youX)`)
})
