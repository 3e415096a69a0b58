import { beforeAll, describe, expect, test } from 'vitest'
import { findRedirect } from '@/domain/navigation/redirects'
import { loadSiteMaps } from '@/server/routing/site-maps'
import { databasePool } from '@/server/database/pool'
import { payloadClient } from '@/server/process/payload-client'

const hosting = { baseDomain: 'localhost', scheme: 'http', port: 3000 }
let harbour: number
let summit: number

beforeAll(async () => {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'tenants', depth: 0, pagination: false })
  harbour = docs.find(({ slug }) => slug === 'harbour')?.id ?? 0
  summit = docs.find(({ slug }) => slug === 'summit')?.id ?? 0
})

/** Returns what the proxy of a process that has just read its map would answer. */
async function ask(tenant: number, path: string) {
  const [site] = await loadSiteMaps(databasePool(), hosting, [tenant])
  return site && !site.paths.has(path) ? findRedirect(site.redirects, path) : null
}

async function redirect(from: string, to: string, status: '301' | '302' | '307' | '308' = '301', tenant = harbour) {
  const payload = await payloadClient()
  return payload.create({ collection: 'redirects', data: { tenant, from, to, status, origin: 'person' } })
}

async function makePage(path: string, status: 'draft' | 'published') {
  const payload = await payloadClient()
  return payload.create({
    collection: 'pages',
    data: { tenant: harbour, title: path, path, layout: [], _status: status },
    draft: status === 'draft',
  })
}

describe('redirects created by staff', () => {
  test.each(['301', '302', '307', '308'] as const)('SEO-04: a redirect returns %s, on its own site only', async (status) => {
    await redirect(`/Old-${status}/`, `/new-${status}`, status)
    expect(await ask(harbour, `/old-${status}`)).toEqual({ to: `/new-${status}`, status: Number(status) })
    expect(await ask(summit, `/old-${status}`)).toBeNull()
  })

  test('SEO-04: a wildcard carries over the rest of the address', async () => {
    await redirect('/old-blog/*', '/blog/*', '308')
    expect(await ask(harbour, '/old-blog/2024/utes')).toEqual({ to: '/blog/2024/utes', status: 308 })
  })

  test('SEO-04: a redirect loop is refused, and the message shows the loop', async () => {
    await redirect('/round-a', '/round-b')
    await redirect('/round-b', '/round-c')
    await expect(redirect('/round-c', '/round-a')).rejects.toMatchObject({
      data: { errors: [{ path: 'to', message: expect.stringContaining('/round-c → /round-a → /round-b → /round-c') }] },
    })
    expect(await ask(harbour, '/round-c')).toBeNull()
  })

  test('SEO-04: the same two redirects on two sites are no loop', async () => {
    await redirect('/two-sites', '/two-sites-b')
    await expect(redirect('/two-sites-b', '/two-sites', '301', summit)).resolves.toMatchObject({ to: '/two-sites' })
  })

  test.each([
    ['/search/used-cars', '/somewhere'],
    ['/fine', '//evil.example'],
    ['/fine', 'javascript:alert(1)'],
    ['/*', '/'],
  ])('SEO-04: from %s to %s is refused', async (from, to) => {
    await expect(redirect(from, to)).rejects.toThrow(/invalid/)
  })
})

describe('redirects created by renaming a page', () => {
  test('SEO-04: a published page that moves redirects from its old address, and the other way round when it moves back', async () => {
    const payload = await payloadClient()
    const page = await makePage('/rename-one', 'published')
    const move = (path: string) => payload.update({ collection: 'pages', id: page.id, data: { path, _status: 'published' } })
    await move('/rename-two')
    expect(await ask(harbour, '/rename-one')).toEqual({ to: '/rename-two', status: 301 })
    await move('/rename-three')
    expect(await ask(harbour, '/rename-one')).toEqual({ to: '/rename-three', status: 301 })
    expect(await ask(harbour, '/rename-two')).toEqual({ to: '/rename-three', status: 301 })
    await move('/rename-one')
    expect(await ask(harbour, '/rename-one')).toBeNull()
    expect(await ask(harbour, '/rename-three')).toEqual({ to: '/rename-one', status: 301 })
  })

  test('SEO-04: renaming a draft redirects nothing until it is published, and then from the published address', async () => {
    const payload = await payloadClient()
    const page = await makePage('/draft-one', 'published')
    const type = (path: string) =>
      payload.update({ collection: 'pages', id: page.id, data: { path, _status: 'draft' }, draft: true, autosave: true })
    await type('/draft-tw')
    await type('/draft-two')
    expect(await ask(harbour, '/draft-two')).toBeNull()
    await payload.update({ collection: 'pages', id: page.id, data: { _status: 'published' } })
    expect(await ask(harbour, '/draft-one')).toEqual({ to: '/draft-two', status: 301 })
    expect(await ask(harbour, '/draft-tw')).toBeNull()
  })

  test("SEO-04, TRD-01: a page that leaves one of the platform's own addresses is published and creates no redirect there", async () => {
    const payload = await payloadClient()
    const page = await makePage('/sell-my-car', 'published')
    await payload.update({ collection: 'pages', id: page.id, data: { path: '/we-buy-cars', _status: 'published' } })
    const [site] = await loadSiteMaps(databasePool(), hosting, [harbour])
    expect([site?.paths.has('/we-buy-cars'), site?.redirects.exact.has('/sell-my-car')]).toEqual([true, false])
  })

  test('SEO-04: an unpublished page creates no redirect', async () => {
    const payload = await payloadClient()
    const page = await makePage('/unseen-one', 'draft')
    await payload.update({ collection: 'pages', id: page.id, data: { path: '/unseen-two', _status: 'published' } })
    expect(await ask(harbour, '/unseen-one')).toBeNull()
  })
})

describe('redirects created by renaming other documents', () => {
  test('SEO-04: a renamed location redirects from each of its pages, and the other way round when the name is restored', async () => {
    const payload = await payloadClient()
    const { docs } = await payload.find({
      collection: 'locations',
      where: { and: [{ tenant: { equals: harbour } }, { visible: { equals: true } }] },
      limit: 1,
      depth: 0,
    })
    const [place] = docs
    if (!place) throw new Error('no place')
    const rename = (slug: string) => payload.update({ collection: 'locations', id: place.id, data: { slug } })
    await rename('renamed-yard')
    for (const room of ['our-location', 'locations', 'contact-us'])
      expect(await ask(harbour, `/${room}/${place.slug}`), room).toEqual({ to: `/${room}/renamed-yard`, status: 301 })
    await payload.update({ collection: 'locations', id: place.id, data: { name: 'The same yard' } })
    expect(await ask(harbour, `/our-location/${place.slug}`)).toEqual({ to: '/our-location/renamed-yard', status: 301 })
    await rename(place.slug)
    expect(await ask(harbour, `/our-location/${place.slug}`)).toBeNull()
    expect(await ask(harbour, '/our-location/renamed-yard')).toEqual({ to: `/our-location/${place.slug}`, status: 301 })
  })

  test('SEO-04, MOD-04: a model redirects from the addresses it lost; adding a second slug loses none', async () => {
    const payload = await payloadClient()
    const { id, slug } = await payload.create({
      collection: 'models',
      data: { tenant: harbour, name: 'Tern', manufacturer_name: 'Aurora', slug: 'tern' },
    })
    await payload.update({ collection: 'models', id, data: { new_slug: 'tern-ev' } })
    expect([await ask(harbour, `/models/${slug}`), await ask(harbour, '/tern')]).toEqual([null, null])
    await payload.update({ collection: 'models', id, data: { slug: 'tern-classic' } })
    expect(await ask(harbour, '/models/tern')).toEqual({ to: '/models/tern-classic', status: 301 })
    expect(await ask(harbour, '/tern')).toEqual({ to: '/tern-classic', status: 301 })
    expect(await ask(harbour, '/models/tern-ev')).toBeNull()
  })

  test('SEO-04: a renamed article redirects', async () => {
    const payload = await payloadClient()
    const article = await makePage('/blog/towing-and-you', 'published')
    await payload.update({ collection: 'pages', id: article.id, data: { path: '/blog/towing-explained', _status: 'published' } })
    expect(await ask(harbour, '/blog/towing-and-you')).toEqual({ to: '/blog/towing-explained', status: 301 })
  })

  test('SEO-04, LOC-04: a renamed dealership redirects where a site has a page under its name', async () => {
    const payload = await payloadClient()
    const { docs } = await payload.find({ collection: 'locations', where: { tenant: { equals: harbour } }, limit: 1, depth: 1 })
    const dealership = docs[0]?.dealership
    if (typeof dealership !== 'object') throw new Error('no dealership')
    await payload.update({ collection: 'dealerships', id: dealership.id, data: { slug: 'renamed-dealership' } })
    expect(await ask(harbour, `/locations/${dealership.slug}`)).toEqual({ to: '/locations/renamed-dealership', status: 301 })
    expect(await ask(summit, `/locations/${dealership.slug}`)).toBeNull()
  })

  test("SEO-04: a car renamed by one site's staff redirects on every site that sells it", async () => {
    const payload = await payloadClient()
    const { docs: sellers } = await payload.find({ collection: 'tenants', depth: 0, pagination: false })
    const idsOf = (sells: (typeof sellers)[number]['sells']) => (sells ?? []).map((one) => (typeof one === 'number' ? one : one.id))
    const shared = sellers.flatMap(({ sells }) => idsOf(sells)).find((id, at, all) => all.indexOf(id) !== at)
    const tenants = sellers.filter(({ sells }) => idsOf(sells).includes(shared ?? -1))
    expect(tenants.length).toBeGreaterThan(1)
    const { docs } = await payload.find({ collection: 'vehicles', where: { dealership: { equals: shared } }, limit: 1, depth: 0 })
    const [car] = docs
    if (!car) throw new Error('no car')
    const owner = typeof car.tenant === 'object' ? car.tenant?.id : car.tenant
    const { docs: staff } = await payload.find({ collection: 'users', where: { 'tenants.tenant': { equals: owner } }, depth: 0 })
    const marketing = staff.find(({ role }) => role === 'marketing')
    if (!marketing) throw new Error('no staff')
    await payload.update({
      collection: 'vehicles',
      id: car.id,
      data: { slug: 'a-renamed-car' },
      user: { ...marketing, collection: 'users' },
      overrideAccess: false,
    })
    for (const { id } of tenants) expect(await ask(id, `/cars/${car.slug}`)).toEqual({ to: '/cars/a-renamed-car', status: 301 })
  })
})
