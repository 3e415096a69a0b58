import { expect, test } from 'vitest'
import { CTA_CARD } from './cta-card'

test('SRP-06: the words of the sell-your-car card', () => {
  expect(CTA_CARD.lines).toEqual(['We Want Your Car!', 'We buy all types of cars', 'Our high turnover means we can pay more'])
})

test('SRP-06: it leads to the sell-my-car route (TRD-01)', () => {
  expect(CTA_CARD.href).toBe('/sell-my-car')
})
