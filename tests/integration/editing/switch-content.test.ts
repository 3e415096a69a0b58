import { beforeAll, describe, expect, test, vi } from 'vitest'
import { readContentPage } from '@/app/content/content-page'
import type { SwitchOverrides } from '@/domain/switches/switches'
import type { Tenant } from '@/domain/tenant/tenant'
import { loadSiteMaps } from '@/server/routing/site-maps'
import { findShownPromos } from '@/server/content/find-lists'
import { databasePool } from '@/server/database/pool'
import { payloadClient } from '@/server/process/payload-client'
import { findSitemap } from '@/server/content/find-sitemap'
import { aTenant } from '@tests/builders/tenant'

// Cached reads query the database each time here, because there is no page.
vi.mock('@/server/cache/tagged-read', () => ({ taggedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read() }))
vi.mock('@/server/cache/cached-read', () => ({ cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read() }))

const now = Date.parse('2026-06-10T10:00:00+10:00') / 1000
const hosting = { baseDomain: 'localhost', scheme: 'http', port: 3000 }
const promo = (heading: string, position: number) => ({
  ...{ position, start: null, expiry: null, display: null, strictDisplay: false },
  node: { heading, text: null, link: null, image: null, tone: 'brand' as const },
})
const switches: SwitchOverrides = {
  eofyPages: [
    { slug: 'eofy', title: 'Sale of the year', description: 'Until the end of June.', blocks: [] },
    {
      slug: 'eofy-utes',
      title: 'Utes for work',
      description: '',
      blocks: [
        { blockType: 'callToAction', heading: 'Tax time', tone: 'no such tone' },
        { blockType: 'noSuchBlock', heading: 'Never drawn' },
      ],
    },
  ],
  promoNodes: [
    promo('Fourth', 4),
    promo('Second', 2),
    { ...promo('From July', 1), start: '2026-07-01T00:00:00+10:00' },
    { ...promo('Until June', 1), expiry: '2026-06-01T00:00:00+10:00' },
  ],
}
let site: Tenant

beforeAll(async () => {
  const payload = await payloadClient()
  const data = { name: 'Sale Motors', slug: 'sale', template: 'dealer' as const, timeZone: 'Australia/Brisbane' as const, switches }
  const { id } = await payload.create({ collection: 'tenants', data })
  site = aTenant('dealer', { id, slug: 'sale', name: 'Sale Motors', dealershipIds: [], switches })
  for (const [heading, position] of [
    ['Third', 3],
    ['First', 1],
  ] as const)
    await payload.create({
      collection: 'promo-cards',
      data: { tenant: id, title: heading, position, node: { heading, tone: 'brand' } },
    })
})

describe('pages of the switch eofyPages', () => {
  test('CMS-06: each page is at its address, known to the router and in the sitemap', async () => {
    const [map] = await loadSiteMaps(databasePool(), hosting, [site.id])
    const mapped = (await findSitemap(site, now)).map(({ path }) => path)
    for (const [path, title] of [
      ['/eofy', 'Sale of the year'],
      ['/pages/eofy-utes', 'Utes for work'],
    ] as const) {
      expect(map?.paths.has(path), path).toBe(true)
      expect(mapped).toContain(path)
      expect((await readContentPage(site, path, now))?.page.title).toBe(title)
    }
    expect(map?.paths.has('/pages/eofy-none')).toBe(false)
    expect(await readContentPage(site, '/pages/eofy-none', now)).toBeNull()
  })

  test('CMS-06, SEC-06: it has the blocks of the switch, without unknown fields; without blocks it shows the offers', async () => {
    const utes = (await readContentPage(site, '/pages/eofy-utes', now))?.page
    expect(utes?.layout).toMatchObject([{ blockType: 'callToAction', heading: 'Tax time' }])
    expect(JSON.stringify(utes)).not.toMatch(/Never drawn|no such tone/)
    expect((await readContentPage(site, '/eofy', now))?.page.layout?.[0]).toMatchObject({
      blockType: 'offersGrid',
      heading: 'Sale of the year',
    })
  })

  test('CMS-06: a marketing page at the same address replaces it', async () => {
    const payload = await payloadClient()
    const data = { tenant: site.id, title: 'Written by hand', path: '/eofy', layout: [], _status: 'published' as const }
    const { id } = await payload.create({ collection: 'pages', data })
    expect((await readContentPage(site, '/eofy', now))?.page.title).toBe('Written by hand')
    await payload.delete({ collection: 'pages', id })
  })
})

describe('cards of the switch promoNodes', () => {
  const headings = async (at: number) =>
    (await findShownPromos(site, { now: at, display: [], isExactlyDisplay: false })).map(({ node }) => node.heading)

  test("CMS-09, CMS-10: they are ordered by position among the CMS's promo cards, each within its dates", async () => {
    expect(await headings(now)).toEqual(['First', 'Second', 'Third', 'Fourth'])
    expect(await headings(Date.parse('2026-07-01T00:00:00+10:00') / 1000)).toEqual(['First', 'From July', 'Second', 'Third', 'Fourth'])
  })

  test('CMS-10: pages are rendered again at their dates', async () => {
    const [map] = await loadSiteMaps(databasePool(), hosting, [site.id])
    expect(map?.boundaries).toEqual(
      expect.arrayContaining([Date.parse('2026-06-01T00:00:00+10:00') / 1000, Date.parse('2026-07-01T00:00:00+10:00') / 1000]),
    )
  })
})
