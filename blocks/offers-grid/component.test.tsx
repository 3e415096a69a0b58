// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { CARD_VARIANTS } from '@/domain/tenant/template'
import type { ShownOffer } from '@/server/content/find-running-offers'
import { findViolations } from '@tests/setup/find-violations'
import { OffersGridView, toOfferView } from './component'

// The reader accesses the CMS.
vi.mock('@/server/content/find-running-offers', () => ({}))
vi.mock('@/server/content/fill-texts', () => ({}))

const offer: ShownOffer = {
  id: 1,
  title: 'Wall box included',
  summary: 'With every new Vik from stock.',
  price: 'Worth $2,150',
  picture: { url: '/api/media/file/suv-blue-front-transparent.webp', width: 1200, height: 800, alt: 'Blue SUV', focal: { x: 50, y: 50 } },
  link: { label: 'See Vik', href: '/models/vik' },
  terms: 'Up to 15 m of cable.',
  endsAt: Date.parse('2026-11-30T14:00:00Z') / 1000,
}
const draw = (offers: ShownOffer[], emptyText: string | null = null, variant: (typeof CARD_VARIANTS)[number] = 'boxed') =>
  renderToStaticMarkup(
    <OffersGridView
      heading="Offers"
      text="Now"
      emptyText={emptyText}
      offers={offers.map((one) => toOfferView(one, 'Australia/Brisbane'))}
      variant={variant}
    />,
  )

test("CMS-10: a card names its offer's last day, in the site's time zone", () => {
  expect(toOfferView(offer, 'Australia/Brisbane').ends).toBe('Ends 30 Nov 2026')
  expect(toOfferView({ ...offer, endsAt: null }, 'Australia/Brisbane').ends).toBeNull()
})

test('CMS-05: without offers the block renders nothing, or a message if the editor wants one', () => {
  expect(draw([])).toBe('')
  expect(draw([], 'New ones come in July.')).toContain('New ones come in July.')
})

test.each(CARD_VARIANTS)('A11Y-01: axe finds no problems in the look %s', async (variant) => {
  expect(
    await findViolations(draw([offer, { ...offer, id: 2, picture: null, link: null, terms: null, endsAt: null }], null, variant)),
  ).toEqual([])
})
