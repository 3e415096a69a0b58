// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { toSiteLocationView } from '@/domain/locations/location-view'
import { CARD_VARIANTS, type CardVariant } from '@/domain/tenant/template'
import { aSiteLocation } from '@tests/builders/site-location'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import { LocationCarouselView } from './component'

// The readers access the database.
vi.mock('@/server/locations/find-location-views', () => ({}))

function draw(count: number, variant: CardVariant = 'boxed') {
  const places = Array.from({ length: count }, (_, at) =>
    aSiteLocation({ id: at + 1, slug: `place-${at}`, name: `Place ${at}`, dealership: null }),
  )
  const views = places.map((place) =>
    toSiteLocationView(place, { switches: aTenant().switches, now: 1_790_000_000, path: '/', locations: places, counts: null }),
  )
  return renderToStaticMarkup(<LocationCarouselView id="row" heading="Visit us" text={null} link={null} places={views} variant={variant} />)
}

test.each([
  [2, true, true],
  [3, false, true],
  [4, false, false],
])('LOC-15, LOC-16: a row of %d is centred: %s, with a swipe hint: %s', (count, isCentred, hasHint) => {
  document.body.innerHTML = draw(count)
  expect(document.querySelectorAll('article')).toHaveLength(count)
  expect(document.querySelector('#row')?.className.includes('justify-center')).toBe(isCentred)
  expect(document.querySelector('[data-swipe-hint]') !== null).toBe(hasHint)
})

test('LOC-15: without locations there is no section', () => expect(draw(0)).toBe(''))

test.each(CARD_VARIANTS)('A11Y-01: axe finds no problems in the look %s', async (variant) => {
  expect(await findViolations(draw(2, variant))).toEqual([])
})
