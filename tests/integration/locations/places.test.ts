import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Tenant } from '@/domain/tenant/tenant'
import { toDealers, type ManufacturerWebsite } from '@/domain/locations/manufacturer-websites'
import { databasePool } from '@/server/database/pool'
import { loadSiteMaps } from '@/server/routing/site-maps'
import { findPageLocation, findLocationPage } from '@/server/locations/find-location-page'
import { findLocationViews } from '@/server/locations/find-location-views'
import { findMapSource, findSiteLocations } from '@/server/locations/find-site-locations'
import { payloadClient } from '@/server/process/payload-client'
import { findReviews } from '@/server/reviews/find-reviews'
import { aTenant } from '@tests/builders/tenant'

// Cached reads query the database each time here, because there is no page.
vi.mock('@/server/cache/tagged-read', () => ({ taggedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read() }))

let aurora: Tenant
let meridian: Tenant

async function seededTenant(slug: string, template: 'manufacturer' | 'group'): Promise<Tenant> {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'tenants', where: { slug: { equals: slug } }, depth: 0, limit: 1 })
  const [doc] = docs
  if (!doc) throw new Error(`no tenant ${slug}`)
  const kind = slug === 'aurora' ? ('manufacturer' as const) : ('dealerGroup' as const)
  const dealershipIds = (doc.sells ?? []).map((one) => (typeof one === 'number' ? one : one.id))
  return aTenant(template, { id: doc.id, slug, timeZone: doc.timeZone, dealershipIds, switches: { siteKind: kind } })
}

beforeAll(async () => {
  aurora = await seededTenant('aurora', 'manufacturer')
  meridian = await seededTenant('meridian', 'group')
})

const now = Math.floor(Date.now() / 1000)

describe("a site's locations", () => {
  test("LOC-01, LOC-09: hours are in the location's time zone, not the site's", async () => {
    const zones = new Map((await findSiteLocations(aurora)).map(({ name, timeZone }) => [name, timeZone]))
    expect([zones.get('Aurora Brisbane'), zones.get('Aurora Geelong')]).toEqual(['Australia/Brisbane', 'Australia/Melbourne'])
  })

  test('LOC-02: only visible locations, with picture, hours and numbers of cars', async () => {
    const payload = await payloadClient()
    const before = await findLocationViews(meridian, now, '/locations', 'all')
    expect(before[0]?.image?.url).toMatch(/yard/)
    expect(before[0]?.open.steps.length).toBeGreaterThan(1)
    expect(before.some(({ actions }) => /View Our Stock \(\d+\)/.test(actions[0]?.label ?? ''))).toBe(true)
    const hidden = before[1]
    if (!hidden) throw new Error('no second place')
    await payload.update({ collection: 'locations', id: hidden.id, data: { visible: false } })
    const after = await findLocationViews(meridian, now, '/locations', 'all')
    expect(after.map(({ id }) => id)).not.toContain(hidden.id)
    await payload.update({ collection: 'locations', id: hidden.id, data: { visible: true } })
  })

  test('EDT-14: a picture comes with its focal point, unless that is the middle', async () => {
    const findPicture = async () => (await findLocationViews(meridian, now, '/locations', 'all')).find(({ image }) => image !== null)?.image
    const before = await findPicture()
    const filename = decodeURIComponent(before?.url.split('/').at(-1) ?? '')
    const setFocal = (x: number, y: number) =>
      databasePool().query('update media set focal_x = $2, focal_y = $3 where filename = $1', [filename, x, y])
    await setFocal(20, 70)
    const changed = await findPicture()
    await setFocal(50, 50)
    expect([before?.position, changed?.position]).toEqual([undefined, '20% 70%'])
  })

  test("SEC-01: another site's locations are not included", async () => {
    const [own, other] = await Promise.all([findSiteLocations(meridian), findSiteLocations(aurora)])
    const ids = new Set(own.map(({ id }) => id))
    expect(other.filter(({ id }) => ids.has(id))).toEqual([])
  })
})

describe('location pages', () => {
  test.each([
    ['/our-location/meridian-aspley', 'Meridian Toyota Aspley', 'LOC-03'],
    ['/locations/meridian-aspley', 'Meridian Toyota Aspley', 'LOC-04'],
    ['/locations/meridian-toyota-aspley', 'Meridian Toyota Aspley', 'LOC-04'],
    ['/contact-us/meridian-aspley', 'Contact Meridian Toyota Aspley', 'LOC-07'],
  ])('LOC-03, LOC-04, LOC-07: %s exists without being created, as “%s”', async (path, title) => {
    const page = await findLocationPage(meridian, path)
    expect([page?.title, page?.layout?.[0]?.blockType]).toEqual([title, 'locationDetails'])
    expect((await findPageLocation(meridian, path))?.slug).toBe('meridian-aspley')
  })

  test("SEC-01: another site's location has no page here", async () => {
    expect(await findLocationPage(meridian, '/our-location/aurora-geelong-showroom')).toBeNull()
  })

  test.each([
    ['/find-my-dealer', 'dealerLocator', null],
    ['/dealer-locator', 'dealerLocator', null],
    ['/dealerships', 'locationCards', null],
    ['/locations', 'locationCards', 'locationCards'],
    ['/contact-us', 'locationCards', 'locationCards'],
  ])("DLR-01: %s is made of %s on a manufacturer's site, of %s on a group's", async (path, manufacturer, group) => {
    const [one, other] = await Promise.all([findLocationPage(aurora, path), findLocationPage(meridian, path)])
    expect([one?.layout?.[0]?.blockType ?? null, other?.layout?.[0]?.blockType ?? null]).toEqual([manufacturer, group])
  })

  test('LOC-07: the proxy knows all their addresses', async () => {
    const hosting = { baseDomain: 'localhost', scheme: 'http', port: 3000 }
    const [site] = await loadSiteMaps(databasePool(), hosting, [meridian.id])
    for (const path of ['/our-location/meridian-aspley', '/locations/meridian-toyota-aspley', '/contact-us/meridian-aspley', '/locations'])
      expect(site?.paths.has(path), path).toBe(true)
    expect(site?.paths.has('/our-location/aurora-geelong-showroom')).toBe(false)
  })
})

describe('reviews', () => {
  test("REV-02: the summary is for all locations or for one, and the reviews are the location's", async () => {
    const places = await findSiteLocations(meridian)
    const all = await findReviews(meridian, null)
    expect(all.summary?.count).toBe(places.reduce((sum, { rating }) => sum + (rating?.count ?? 0), 0))
    expect(all.reviews.length).toBeGreaterThan(2)
    const place = places.find(({ slug }) => slug === 'meridian-aspley')
    const own = await findReviews(meridian, place?.id ?? 0)
    expect(own.summary).toEqual(place?.rating)
  })

  test('REV-09: only as many reviews are read as the site shows', async () => {
    const few = aTenant('group', { id: meridian.id, switches: { googleReviewsQuantity: 2 } })
    expect((await findReviews(few, null)).reviews.length).toBeLessThanOrEqual(2)
  })

  test('REV-07: a customer on the exclusion list is left out', async () => {
    const { reviews } = await findReviews(meridian, null)
    const name = reviews[0]?.customerName ?? ''
    const strict = aTenant('group', { id: meridian.id, switches: { reviewExcludedCustomers: [name] } })
    expect((await findReviews(strict, null)).reviews.map(({ customerName }) => customerName)).not.toContain(name)
  })
})

test("LOC-13: a tenant's map service is read as configured; an address that the rules forbid is refused with a reason", async () => {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'site-settings', where: { tenant: { equals: meridian.id } }, limit: 1, depth: 0 })
  const id = docs[0]?.id ?? 0
  expect(await findMapSource(meridian.id)).toEqual({ tiles: null, attribution: null, picture: null })
  const tiles = 'https://tiles.example.com/{z}/{x}/{y}.png'
  await payload.update({ collection: 'site-settings', id, data: { maps: { tiles_url: tiles, attribution: '© Somebody' } } })
  expect(await findMapSource(meridian.id)).toEqual({ tiles, attribution: '© Somebody', picture: null })
  const refused = payload.update({ collection: 'site-settings', id, data: { maps: { tiles_url: 'http://tiles.example.com/{z}' } } })
  await expect(refused).rejects.toThrow(/Address of map tiles/)
  await payload.update({ collection: 'site-settings', id, data: { maps: { tiles_url: null, attribution: null } } })
})

test("API-01: the picker gets one dealership for each of the manufacturer's dealers", async () => {
  const { toWebsites } = await import('@/domain/locations/manufacturer-websites')
  const { findDealerships } = await import('@/server/locations/find-site-locations')
  const websites: ManufacturerWebsite[] = toWebsites(await findDealerships(aurora.id), await findSiteLocations(aurora))
  expect(toDealers(websites).map(({ name }) => name)).toEqual(expect.arrayContaining(['Aurora Geelong', 'Aurora Brisbane']))
  expect(websites.every(({ url }) => url?.startsWith('https://'))).toBe(true)
})
