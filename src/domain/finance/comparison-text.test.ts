import { expect, test } from 'vitest'
import { COMPARISON_WARNING } from './comparison-rate'
import { describeComparisonRate } from './comparison-text'

const base = { financeAdvertisedRate: null, financeDefaultRate: 10, financeEstablishmentFee: 0, financeFees: null }

test.each([
  ['FIN-21: the default rate', base, 'Interest rate 10.00% p.a., comparison rate 10.00% p.a.'],
  ['FIN-33: the advertised rate', { ...base, financeAdvertisedRate: 12.94 }, 'Interest rate 12.94% p.a., comparison rate 12.94% p.a.'],
])('%s', (_, settings, start) => {
  expect(describeComparisonRate(settings)).toEqual({
    text: `${start}, based on a 5 year secured loan of $30,000.`,
    warning: COMPARISON_WARNING,
  })
})

test('FIN-23: an establishment fee raises the comparison rate above the rate', () => {
  const text = describeComparisonRate({ ...base, financeEstablishmentFee: 1360.5 })?.text ?? ''
  const [rate, comparisonRate] = [...text.matchAll(/(\d+\.\d\d)%/g)].map(([, number]) => Number(number))
  expect(rate).toBe(10)
  expect(comparisonRate).toBeGreaterThan(11)
  expect(comparisonRate).toBeLessThan(13)
})
