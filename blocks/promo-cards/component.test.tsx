// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { CARD_VARIANTS } from '@/domain/tenant/template'
import { toPromoView } from '@/ui/sections/promo-cell/to-promo-view'
import { findViolations } from '@tests/setup/find-violations'
import { PromoCardsView } from './component'

// The reader accesses the CMS.
vi.mock('@/server/content/find-lists', () => ({}))
vi.mock('@/server/content/fill-texts', () => ({}))

const content = {
  heading: '$4,000 off demo Tucson',
  text: 'Eleven left.',
  link: { label: 'See demo cars', href: '/search/demo-cars' },
  image: { url: '/demo-media/suv-red-front.webp', alt: 'Red SUV' },
}
const promos = (['brand', 'action', 'plain'] as const).map((tone, id) => ({ id, ...toPromoView({ ...content, tone }) }))

test('CMS-09: cards keep the given order', () => {
  document.body.innerHTML = renderToStaticMarkup(<PromoCardsView heading="Offers" promos={promos} variant="boxed" />)
  expect(document.querySelectorAll('li')).toHaveLength(3)
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/search/demo-cars')
})

test('SEC-03: an unsafe link is omitted', () => {
  const unsafe = toPromoView({ ...content, tone: 'brand', link: { label: 'Press', href: 'javascript:alert(1)' } })
  expect(unsafe.link).toBeNull()
})

test('CMS-10: without current promotions there is no section', () => {
  expect(renderToStaticMarkup(<PromoCardsView heading="Offers" promos={[]} variant="boxed" />)).toBe('')
})

test.each(CARD_VARIANTS)('A11Y-01: axe finds no problems in the look %s', async (variant) => {
  expect(
    await findViolations(renderToStaticMarkup(<PromoCardsView heading="Offers" text="Now" promos={promos} variant={variant} />)),
  ).toEqual([])
})
