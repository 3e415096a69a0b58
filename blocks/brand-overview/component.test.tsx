// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { TEMPLATE_NAMES } from '@/domain/tenant/template'
import { someNavigationFacts } from '@tests/builders/navigation'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import type { BlockOf } from '../types'
import { BrandOverviewBlock, chooseBrand, toBrandCounts } from './component'

// The readers access the search engine.
vi.mock('@/server/tenant/find-navigation', () => ({ findNavigation: () => Promise.resolve(someNavigationFacts()) }))
vi.mock('@/server/brands/count-brand', async () => {
  const { ALL_STOCK } = await import('@/domain/search/search-state')
  return {
    countBrand: () =>
      Promise.resolve([
        { type: 'new', count: 4 },
        { type: 'used', count: 1320 },
      ]),
    toBrandSearch: (make: string, type: string | null) => ({
      ...ALL_STOCK,
      lists: { make: [make], ...(type ? { car_type: [type] } : {}) },
    }),
  }
})

const { makes } = someNavigationFacts()

test.each([
  ['the one it names', 'mercedes benz', 'toyota', 'Mercedes-Benz'],
  ['that of its page', null, 'ducati', 'Ducati'],
  ['the one with the most cars', null, null, 'Toyota'],
  ['none when it is out of stock', 'Lada', 'toyota', undefined],
])('BRD-03: the block is about %s', (_, named, page, name) => {
  expect(chooseBrand(makes, named, page)?.name).toBe(name)
})

test('BRD-03: shows all vehicles of the brand, then each of its types', () => {
  const counts = toBrandCounts('Kia', 'Cars', [
    { type: 'new', count: 4 },
    { type: 'used', count: 1320 },
  ])
  expect(counts.map(({ count, link }) => [count, link.label, link.href])).toEqual([
    ['1,324', 'Kia in stock', '/search/kia'],
    ['4', 'New cars', '/search/new-cars/kia'],
    ['1,320', 'Used cars', '/search/used-cars/kia'],
  ])
  expect(toBrandCounts('Kia', 'Cars', [{ type: 'used', count: 1 }])).toHaveLength(1)
})

async function draw(block: BlockOf<'brandOverview'>, template: (typeof TEMPLATE_NAMES)[number]) {
  const site = { tenant: aTenant(template), now: 1_790_000_000, place: { isFirst: true } }
  const html = renderToStaticMarkup(await BrandOverviewBlock({ block, site }))
  document.body.innerHTML = html
  return html
}

test("SEO-02, BRD-03: a brand's page has its name as title, a link back, and structured data", async () => {
  await draw({ blockType: 'brandOverview', make: 'Toyota' }, 'group')
  expect(document.querySelector('h1')?.textContent).toBe('Toyota')
  expect(document.querySelector('nav a')?.getAttribute('href')).toBe('/brands')
  expect(document.querySelectorAll('script')).toHaveLength(2)
})

test.each(TEMPLATE_NAMES)('A11Y-01: axe finds no problems in %s', async (template) => {
  expect(await findViolations(await draw({ blockType: 'brandOverview', text: 'Sold by us.' }, template))).toEqual([])
})
