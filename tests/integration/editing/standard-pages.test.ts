import { beforeAll, expect, test, vi } from 'vitest'
import { readContentPage } from '@/app/content/content-page'
import { isTitledByBlock } from '@/domain/blocks/page-title'
import { STANDARD_PATHS } from '@/domain/navigation/standard-paths'
import { buildFooterNavigation, buildNavigation } from '@/domain/navigation/build-navigation'
import type { Tenant } from '@/domain/tenant/tenant'
import { loadSiteMaps } from '@/server/routing/site-maps'
import { databasePool } from '@/server/database/pool'
import { payloadClient } from '@/server/process/payload-client'
import { findSitemap } from '@/server/content/find-sitemap'
import { findNavigation } from '@/server/tenant/find-navigation'
import { aTenant } from '@tests/builders/tenant'

// Cached reads query the database each time here, because there is no page.
vi.mock('@/server/cache/tagged-read', () => ({ taggedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read() }))

const now = Math.floor(Date.now() / 1000)
const hosting = { baseDomain: 'localhost', scheme: 'http', port: 3000 }
let fresh: Tenant

beforeAll(async () => {
  const payload = await payloadClient()
  const { id } = await payload.create({
    collection: 'tenants',
    data: { name: 'Fresh Motors', slug: 'fresh', template: 'dealer', timeZone: 'Australia/Brisbane' },
  })
  fresh = aTenant('dealer', { id, slug: 'fresh', name: 'Fresh Motors', dealershipIds: [] })
})

const mapOf = async ({ id }: Tenant) => (await loadSiteMaps(databasePool(), hosting, [id]))[0]

test('CMS-02, CMS-11, NAV-05: every menu item of a new site leads to a page without anybody creating it', async () => {
  const facts = await findNavigation(fresh, now)
  const links = [...buildNavigation(facts), ...buildFooterNavigation(facts).flatMap((group) => group.links)]
  const paths = [...new Set(links.map(({ href }) => href.replace(/(.)\/$/, '$1')))].filter((path) => !path.startsWith('/search'))
  const map = await mapOf(fresh)
  for (const path of paths.filter((one) => one !== '/trade-in')) {
    expect(map?.paths.has(path), path).toBe(true)
    const page = (await readContentPage(fresh, path, now))?.page
    expect(page?.title.length, path).toBeGreaterThan(3)
    expect(page?.layout?.length, path).toBeGreaterThan(0)
  }
})

test('CMS-02, SRP-15: its home starts with the search, which has the title, and has text even without any stock', async () => {
  const blocks = (await readContentPage(fresh, '/', now))?.page.layout ?? []
  expect(isTitledByBlock(blocks[0])).toBe(true)
  expect(blocks.map(({ blockType }) => blockType)).toContain('callToAction')
})

test('CMS-02: a marketing page replaces a standard page, and a redirect of the site overrides it', async () => {
  const payload = await payloadClient()
  const tenant = fresh.id
  await payload.create({ collection: 'pages', data: { tenant, title: 'Our fleet', path: '/fleet', layout: [], _status: 'published' } })
  expect((await readContentPage(fresh, '/fleet', now))?.page.title).toBe('Our fleet')
  await payload.create({ collection: 'redirects', data: { tenant, from: '/careers', to: '/about-us', status: '301', origin: 'person' } })
  const map = await mapOf(fresh)
  expect([map?.paths.has('/careers'), map?.paths.has('/fleet')]).toEqual([false, true])
})

test.each(['/finance-enquiry', '/apply-for-finance'] as const)(
  'FIN-01: the finance page is at %s where the site says so',
  async (financePath) => {
    const payload = await payloadClient()
    const { id } = await payload.create({
      collection: 'tenants',
      data: {
        name: 'Finance Motors',
        slug: financePath.slice(1),
        template: 'dealer',
        timeZone: 'Australia/Perth',
        switches: { financePath },
      },
    })
    const tenant = aTenant('dealer', { id, slug: financePath.slice(1), dealershipIds: [], switches: { financePath } })
    const map = await mapOf(tenant)
    expect([map?.paths.has(financePath), map?.paths.has('/finance'), map?.financePath]).toEqual([true, false, financePath])
    const { page, canonical } = (await readContentPage(tenant, financePath, now)) ?? {}
    expect(canonical).toBe(financePath)
    expect(page?.layout).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ blockType: 'calculator', kind: 'finance' }),
        expect.objectContaining({ blockType: 'form', kind: 'finance' }),
      ]),
    )
    expect(await readContentPage(tenant, '/finance', now)).toBeNull()
    const listed = (await findSitemap(tenant, now)).map(({ path }) => path)
    expect([listed.includes(financePath), listed.includes('/finance')]).toEqual([true, false])
  },
)

test('SEO-03: standard pages are in the sitemap, except those whose text is still to be written', async () => {
  const paths = (await findSitemap(fresh, now)).map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/', '/service', '/finance', '/contact']))
  expect(paths).not.toContain('/privacy-policy')
  expect(STANDARD_PATHS.filter((path) => paths.filter((one) => one === path).length > 1)).toEqual([])
})
