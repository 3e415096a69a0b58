import { beforeAll, expect, test, vi } from 'vitest'
import { BRANDS_PATH } from '@/domain/models/brand-path'
import { RANGE_PATH, toModelPath } from '@/domain/models/model-path'
import type { Tenant } from '@/domain/tenant/tenant'
import { findBrandPage } from '@/server/brands/find-brand-page'
import { findRange } from '@/server/models/find-range'
import { findSitemap } from '@/server/content/find-sitemap'
import { payloadClient } from '@/server/process/payload-client'
import { searchStock } from '@/server/stock/search-stock'
import { ALL_STOCK } from '@/domain/search/search-state'
import { aTenant } from '@tests/builders/tenant'

// Cached reads query the database each time here, because there is no page.
vi.mock('@/server/cache/tagged-read', () => ({ taggedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read() }))

const now = Math.floor(Date.now() / 1000)
const DAY = 86_400
let harbour: Tenant

beforeAll(async () => {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'tenants', where: { slug: { equals: 'harbour' } }, depth: 0, limit: 1 })
  const [doc] = docs
  if (!doc) throw new Error('no tenant harbour')
  const dealershipIds = (doc.sells ?? []).map((one) => (typeof one === 'number' ? one : one.id))
  harbour = aTenant('dealer', { id: doc.id, dealershipIds, timeZone: doc.timeZone, switches: { includeSoldDays: 3 } })
})

const pathsAt = async (instant: number) => (await findSitemap(harbour, instant)).map(({ path }) => path)

test('SEO-03: pages, locations, searches with stock and every listed car with its pictures are listed once', async () => {
  const entries = await findSitemap(harbour, now)
  const paths = entries.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toEqual(expect.arrayContaining(['/', '/search', '/search/used-cars', '/locations', '/privacy-policy']))
  expect(paths.some((path) => /^\/search\/[a-z-]+\/[a-z0-9-]+$/.test(path))).toBe(true)
  const cars = entries.filter(({ path }) => path.startsWith('/cars/'))
  const { result } = await searchStock(harbour, ALL_STOCK, now)
  expect(cars.length).toBe(result.total)
  expect(cars.filter(({ pictures }) => pictures.length > 0).length).toBeGreaterThan(cars.length / 2)
  expect(cars.every(({ changedAt }) => changedAt !== null && changedAt > 0)).toBe(true)
})

test('SEO-03: a sold car leaves the sitemap and the search at the same second', async () => {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'vehicles',
    where: {
      and: [
        { dealership: { in: harbour.dealershipIds } },
        { status: { equals: 'in_stock' } },
        { show_on_dealer_website: { equals: true } },
      ],
    },
    limit: 1,
    depth: 0,
  })
  const [car] = docs
  if (!car) throw new Error('no car')
  await payload.update({ collection: 'vehicles', id: car.id, data: { status: 'sold', sold_date_timestamp: now } })
  const isFound = async (instant: number) => {
    const { result } = await searchStock(harbour, { ...ALL_STOCK, lists: { make: [car.make], model: [car.model] } }, instant)
    const pages = Math.ceil(result.total / harbour.switches.hitsPerPage)
    const ids = [...result.ids]
    for (let page = 2; page <= pages; page += 1) {
      const more = await searchStock(harbour, { ...ALL_STOCK, page, lists: { make: [car.make], model: [car.model] } }, instant)
      ids.push(...more.result.ids)
    }
    return ids.includes(car.id)
  }
  for (const [instant, isThere] of [
    [now + 3 * DAY - 1, true],
    [now + 3 * DAY, false],
  ] as const) {
    expect([(await pathsAt(instant)).includes(`/cars/${car.slug}`), await isFound(instant)]).toEqual([isThere, isThere])
  }
})

test('SEO-03: pages excluded from search engines, drafts and pages in the trash are not listed', async () => {
  const payload = await payloadClient()
  const make = (path: string, data: object) =>
    payload.create({ collection: 'pages', data: { tenant: harbour.id, title: path, path, layout: [], _status: 'published', ...data } })
  await make('/map-shown', {})
  await make('/map-noindex', { meta: { noindex: true } })
  await make('/map-draft', { _status: 'draft' })
  const thrown = await make('/map-trash', {})
  await payload.update({ collection: 'pages', id: thrown.id, data: { deletedAt: new Date().toISOString() } })
  expect((await pathsAt(now)).filter((path) => path.startsWith('/map-'))).toEqual(['/map-shown'])
})

test('SEC-01: nothing of another site is listed', async () => {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'tenants', where: { slug: { equals: 'summit' } }, depth: 0, limit: 1 })
  const sells = (docs[0]?.sells ?? []).map((one) => (typeof one === 'number' ? one : one.id))
  const { docs: foreign } = await payload.find({ collection: 'vehicles', where: { dealership: { in: sells } }, limit: 50, depth: 0 })
  const own = new Set(await pathsAt(now))
  expect(foreign.length).toBeGreaterThan(0)
  expect(foreign.filter(({ slug }) => own.has(`/cars/${slug}`))).toEqual([])
})

test('SEO-03, MOD-04, BRD-03, LOC-03: the range, each model and brand in stock, and each location are listed at their canonical address', async () => {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'tenants', where: { slug: { equals: 'aurora' } }, depth: 0, limit: 1 })
  const [doc] = docs
  if (!doc) throw new Error('no tenant aurora')
  const dealershipIds = (doc.sells ?? []).map((one) => (typeof one === 'number' ? one : one.id))
  const aurora = aTenant('manufacturer', { id: doc.id, dealershipIds, timeZone: doc.timeZone })
  const range = await findRange(aurora.id)
  const paths = (await findSitemap(aurora, now)).map(({ path }) => path)
  expect(range.length).toBeGreaterThan(3)
  expect(paths).toEqual(expect.arrayContaining([RANGE_PATH, BRANDS_PATH, ...range.map(toModelPath)]))
  expect(new Set(paths).size).toBe(paths.length)
  for (const path of paths.filter((one) => /^\/[^/]+\/overview$/.test(one)))
    expect(await findBrandPage(aurora, path, now), path).not.toBeNull()
  expect(paths.some((path) => path.endsWith('/overview'))).toBe(true)
  expect(paths.filter((path) => path.startsWith('/our-location/') || path.startsWith('/locations/')).length).toBeGreaterThan(0)
})

test('SEO-03, CMS-07: articles and their list are listed while the news is on, and neither once it is off', async () => {
  const payload = await payloadClient()
  const data = { tenant: harbour.id, title: 'Towing', path: '/blog/map-towing', layout: [], _status: 'published' as const }
  await payload.create({ collection: 'pages', data })
  const newsOf = async (blogEnabled: boolean) => {
    const tenant = { ...harbour, switches: { ...harbour.switches, blogEnabled } }
    return (await findSitemap(tenant, now)).map(({ path }) => path).filter((path) => path === '/blog' || path === data.path)
  }
  expect((await newsOf(true)).toSorted()).toEqual(['/blog', '/blog/map-towing'])
  expect(await newsOf(false)).toEqual([])
})

test('SEO-03: a page that replaces a standard page and is excluded from search engines is not listed', async () => {
  const payload = await payloadClient()
  expect(await pathsAt(now)).toEqual(expect.arrayContaining([BRANDS_PATH, '/contact-us', '/trade-in']))
  const data = { tenant: harbour.id, layout: [], meta: { noindex: true }, _status: 'published' as const }
  for (const path of [BRANDS_PATH, '/contact-us']) await payload.create({ collection: 'pages', data: { ...data, title: 'Own', path } })
  const paths = await pathsAt(now)
  expect(paths).not.toContain(BRANDS_PATH)
  expect(paths).not.toContain('/contact-us')
  expect(paths).toContain('/locations')
})

test('SEO-03, EDT-24: a page’s first picture may be in a shared section', async () => {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'media', where: { tenant: { equals: harbour.id } }, depth: 0, limit: 1 })
  const [picture] = docs
  const blocks = [{ blockType: 'media' as const, image: picture?.id ?? 0, width: 'page' as const }]
  const data = { tenant: harbour.id, name: 'Picture', layout: blocks, _status: 'published' as const }
  const section = await payload.create({ collection: 'shared-sections', data })
  const layout = [{ blockType: 'sharedSection' as const, section: section.id }]
  await payload.create({
    collection: 'pages',
    data: { tenant: harbour.id, title: 'Shown', path: '/pictured', layout, _status: 'published' },
  })
  const shown = (await findSitemap(harbour, now)).find(({ path }) => path === '/pictured')
  expect(shown?.pictures).toEqual([`/api/media/file/${encodeURIComponent(picture?.filename ?? '')}`])
})
