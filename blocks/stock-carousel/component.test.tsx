// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { CARD_VARIANTS } from '@/domain/tenant/template'
import { toCardView } from '@/ui/sections/vehicle-card/card-view'
import { aTenant } from '@tests/builders/tenant'
import { aVehicleCard } from '@tests/builders/vehicle'
import { findViolations } from '@tests/setup/find-violations'
import { StockCarouselView } from './component'

// The search accesses the database.
vi.mock('@/server/stock/cached-stock', () => ({}))

const settings = { switches: aTenant().switches, now: 1_790_000_000 }
const cards = [1, 2, 3].map((id) => toCardView(aVehicleCard({ id, slug: `car-${id}` }), settings))
const link = { label: 'See all 118', href: '/search' }

test('CARD-01: each vehicle links to its page', () => {
  document.body.innerHTML = renderToStaticMarkup(<StockCarouselView heading="Just arrived" link={link} cards={cards} variant="boxed" />)
  expect(document.querySelectorAll('li').length).toBeGreaterThanOrEqual(3)
  for (const { href } of cards) expect(document.querySelector(`a[href="${href}"]`)).not.toBeNull()
})

test('CARD-01: without matches there is no section', () => {
  expect(renderToStaticMarkup(<StockCarouselView heading="Just arrived" link={link} cards={[]} variant="boxed" />)).toBe('')
})

test.each(CARD_VARIANTS)('A11Y-01: axe finds no problems in the look %s', async (variant) => {
  expect(
    await findViolations(
      renderToStaticMarkup(<StockCarouselView heading="Just arrived" text="New" link={link} cards={cards} variant={variant} />),
    ),
  ).toEqual([])
})
