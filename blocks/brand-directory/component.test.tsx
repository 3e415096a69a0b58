// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { TEMPLATE_NAMES } from '@/domain/tenant/template'
import { someNavigationFacts } from '@tests/builders/navigation'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import { BrandDirectoryBlock } from './component'
import { brandDirectoryExamples } from './examples'

// The readers access the search engine.
vi.mock('@/server/tenant/find-navigation', () => ({ findNavigation: () => Promise.resolve(someNavigationFacts()) }))

async function draw(siteKind: 'dealer' | 'dealerGroup', template: (typeof TEMPLATE_NAMES)[number] = 'group', at = 0) {
  const tenant = aTenant(template, { switches: { siteKind, brandTileLinks: { toyota: 'https://toyota.example/' } } })
  const block = brandDirectoryExamples[at]?.block ?? { blockType: 'brandDirectory', heading: 'Brands' }
  const html = renderToStaticMarkup(await BrandDirectoryBlock({ block, site: { tenant, now: 1_790_000_000, place: { isFirst: true } } }))
  document.body.innerHTML = html
  return html
}
const headings = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent)

test("BRD-01, BRD-02: a group's directory has sections, and a row of links to them", async () => {
  await draw('dealerGroup')
  expect(headings()).toEqual(['Car Brands', 'Motorcycle Brands'])
  const anchors = [...document.querySelectorAll('nav[aria-label="Brand types"] a')].map((link) => link.getAttribute('href'))
  expect(anchors.map((href) => document.querySelector(href ?? '')?.tagName)).toEqual(['SECTION', 'SECTION'])
})

test('BRD-03: a brand leads to its overview, or to its own address if it has one', async () => {
  await draw('dealer')
  expect(headings()).toEqual(['All brands'])
  const hrefs = [...document.querySelectorAll('section section a')].map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['/ducati/overview', '/mercedes-benz/overview', 'https://toyota.example/'])
})

test.each(TEMPLATE_NAMES)('A11Y-01: axe finds no problems in %s', async (template) => {
  expect(await findViolations(await draw('dealerGroup', template, 1))).toEqual([])
})
