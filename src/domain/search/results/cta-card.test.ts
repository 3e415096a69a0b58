import { expect, test } from 'vitest'
import { findSiteWords } from '@/domain/vehicle/kinds/kinds'
import { toCtaCard } from './cta-card'

test('SRP-06: has the texts of the sell-your-car card', () => {
  expect(toCtaCard(findSiteWords({ stockKinds: [] })).lines).toEqual([
    'We Want Your Car!',
    'We buy all types of cars',
    'Our high turnover means we can pay more',
  ])
})

test('KIND-02: a caravan site wants caravans', () => {
  const { lines } = toCtaCard(findSiteWords({ stockKinds: ['caravan'] }))
  expect(lines.slice(0, 2)).toEqual(['We Want Your Caravan!', 'We buy all types of caravans'])
})

test('SRP-06: links to the sell-my-car page (TRD-01)', () => {
  expect(toCtaCard(findSiteWords({ stockKinds: [] })).href).toBe('/sell-my-car')
})
