import { expect, test } from 'vitest'
import { CTA_CARD } from './cta-card'

test('SRP-06: has the texts of the sell-your-car card', () => {
  expect(CTA_CARD.lines).toEqual(['We Want Your Car!', 'We buy all types of cars', 'Our high turnover means we can pay more'])
})

test('SRP-06: links to the sell-my-car page (TRD-01)', () => {
  expect(CTA_CARD.href).toBe('/sell-my-car')
})
