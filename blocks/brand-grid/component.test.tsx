// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import type { BrandTile } from '@/domain/search/brand-tiles'
import { CARD_VARIANTS } from '@/domain/tenant/template'
import { BrandGrid } from '@/ui/sections/brand-grid/brand-grid'
import { findViolations } from '@tests/setup/find-violations'
import { toBrandSections } from './component'

// The reader accesses the CMS.
vi.mock('@/server/tenant/find-navigation', () => ({}))

const tiles: BrandTile[] = [
  { name: 'Toyota', count: 366, href: '/search/toyota', section: 'car' },
  { name: 'Isuzu', count: 1, href: '/search/isuzu', section: 'car' },
  { name: 'Ducati', count: 12, href: '/search/ducati', section: 'motorcycle' },
]
const settings = { stockNoun: 'Cars', isDivided: true }
const head = { heading: 'Shop by brand', text: null, link: { label: 'All brands', href: '/brands' } }

describe('sections', () => {
  test("BRD-02: a group's makes are in sections by kind, in order", () => {
    const sections = toBrandSections(tiles.toReversed(), settings)
    expect(sections.map(({ label, brands }) => [label, brands.length])).toEqual([
      ['Car Brands', 2],
      ['Motorcycle Brands', 1],
    ])
  })
  test.each([
    ['BRD-02: makes of one kind need no label', tiles.slice(0, 2), settings],
    ['BRD-02: other sites do not divide them', tiles, { ...settings, isDivided: false }],
  ])('%s', (_, shown, given) => {
    expect(toBrandSections(shown, given).map(({ label }) => label)).toEqual([null])
  })
})

describe.each(CARD_VARIANTS)('in the look %s', (variant) => {
  const draw = () => renderToStaticMarkup(<BrandGrid {...head} sections={toBrandSections(tiles, settings)} variant={variant} />)

  test('BRD-03: each make links to its vehicles and shows their number', () => {
    document.body.innerHTML = draw()
    const links = [...document.querySelectorAll('li a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/search/toyota', '/search/isuzu', '/search/ducati'])
    expect(links[1]?.textContent).toMatch(/Isuzu1 car$/)
  })

  test('A11Y-01: axe finds no problems', async () => {
    expect(await findViolations(draw())).toEqual([])
  })

  test('BRD-03: without makes in stock there is no section', () => {
    expect(renderToStaticMarkup(<BrandGrid {...head} sections={toBrandSections([], settings)} variant={variant} />)).toBe('')
  })
})
