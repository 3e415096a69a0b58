// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { SwitchOverrides } from '@/domain/switches/switches'
import { TEMPLATE_NAMES, type TemplateName } from '@/domain/tenant/template'
import { anExamplePicture } from '@tests/builders/example-picture'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import type { BlockOf } from '../types'
import { FeatureBannerBlock } from './component'
import { featureBannerConfig } from './config'
import { featureBannerExamples } from './examples'

// The reader accesses the CMS.
vi.mock('@/server/content/find-media', () => ({ findMedia: (_: number, image: unknown) => Promise.resolve(anExamplePicture(image)) }))

async function draw(block: BlockOf<'featureBanner'>, template: TemplateName = 'dealer', switches: SwitchOverrides = {}) {
  const site = { tenant: aTenant(template, { switches }), now: 1_790_000_000, place: { isFirst: false } }
  return renderToStaticMarkup(await FeatureBannerBlock({ block, site }))
}

const example = (name: string) => {
  const found = featureBannerExamples.find((one) => one.name === name)
  if (!found) throw new Error(`no example ${name}`)
  return found.block
}

const LINKS = aTenant().switches.configLinks

/** Returns the default shortcuts of a new block. */
function newShortcuts(): NonNullable<BlockOf<'featureBanner'>['shortcuts']> {
  const field = featureBannerConfig.fields.find((one) => 'name' in one && one.name === 'shortcuts')
  if (!field || !('defaultValue' in field) || !Array.isArray(field.defaultValue)) throw new Error('no shortcuts')
  return field.defaultValue
}

test('CMS-12: a new block shows offers, service and selling, each with a link to its page', async () => {
  document.body.innerHTML = await draw({
    ...example('a banner of a heading alone'),
    heading: null,
    kind: 'shortcuts',
    shortcuts: newShortcuts(),
  })
  expect(
    [...document.querySelectorAll('li > a')].map((link) => [link.querySelector('h2')?.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Latest offers', '/special-offers'],
    ['Book a service', '/service'],
    ['Sell your car', '/trade-in'],
  ])
})

test.each(TEMPLATE_NAMES)('CMS-12: in %s each shortcut is one link with its title and line', async (template) => {
  document.body.innerHTML = await draw(example('shortcuts to offers, service and selling'), template)
  const links = [...document.querySelectorAll('li > a')]
  expect(links.map((link) => [link.querySelector('h2')?.textContent, link.getAttribute('href')])).toEqual([
    ['Latest offers', '/special-offers'],
    ['Book a service', '/service'],
    ['Sell your car', '/trade-in'],
  ])
  expect(document.querySelectorAll('img')).toHaveLength(template === 'prestige' ? 3 : 0)
})

const hrefsOf = (html: string) => {
  document.body.innerHTML = html
  return [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
}

test.each([
  ['the service booking', { serviceBookingUrl: 'https://book.example/now' }, ['/special-offers', 'https://book.example/now', '/trade-in']],
  ['the service link', { configLinks: { ...LINKS, service: '/workshop' } }, ['/special-offers', '/workshop', '/trade-in']],
  ['the trade-in link', { configLinks: { ...LINKS, tradeIn: '/sell-us-yours' } }, ['/special-offers', '/service', '/sell-us-yours']],
])("CMS-12, NAV-11: default shortcuts use the site's %s", async (_, switches, expected) => {
  const shortcuts = newShortcuts()
  expect(hrefsOf(await draw({ ...example('a banner of a heading alone'), kind: 'shortcuts', shortcuts }, 'dealer', switches))).toEqual(
    expected,
  )
  const link = { label: 'Go', href: shortcuts[1]?.href ?? '' }
  expect(hrefsOf(await draw({ ...example('a banner of a heading alone'), link }, 'dealer', switches))).toEqual([expected[1]])
})

test('A11Y-01: below a section heading, shortcut headings move down one level', async () => {
  document.body.innerHTML = await draw(example('four shortcuts with a heading, long words, no pictures'))
  expect([document.querySelectorAll('h2').length, document.querySelectorAll('h3').length]).toEqual([1, 4])
})

test('SEC-03: an unsafe shortcut or link is omitted', async () => {
  const shortcuts = [
    { icon: 'tag' as const, title: 'Press me', href: 'javascript:alert(1)' },
    { icon: 'pin' as const, title: 'Find us', href: '/contact' },
  ]
  document.body.innerHTML = await draw({ ...example('a banner of a heading alone'), kind: 'shortcuts', shortcuts })
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/contact'])
  document.body.innerHTML = await draw({
    ...example('a banner of a heading alone'),
    link: { label: 'Press me', href: 'javascript:alert(1)' },
  })
  expect(document.querySelector('a')).toBeNull()
})

test('CARD-02: a banner shows its texts, picture and link', async () => {
  document.body.innerHTML = await draw(example('a banner with the picture behind the text'))
  expect(document.querySelector('h2')?.textContent).toBe('The long way to Birdsville')
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/search/used-cars')
  expect(document.querySelector('img')?.getAttribute('alt')).toBe('Blue SUV')
})

test('CARD-02: a banner without a picture, or with a deleted one, shows only its texts', async () => {
  document.body.innerHTML = await draw({ ...example('a banner with the picture at the left'), image: 404 })
  expect(document.querySelector('img')).toBeNull()
  expect(document.querySelector('h2')?.textContent).toBe('Two years covered')
})

test('CMS-01: a draft without heading or shortcuts renders nothing', async () => {
  expect(await draw({ ...example('a banner of a heading alone'), heading: null })).toBe('')
  expect(await draw({ ...example('a banner of a heading alone'), kind: 'shortcuts', shortcuts: [] })).toBe('')
})

const looks = TEMPLATE_NAMES.flatMap((template) => featureBannerExamples.map(({ name, block }) => ({ template, name, block })))

test.each(looks)('A11Y-01: axe finds no problems in $template: $name', async ({ template, block }) => {
  expect(await findViolations(await draw(block, template))).toEqual([])
})
