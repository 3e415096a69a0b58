import { beforeAll, describe, expect, test, vi } from 'vitest'
import { readContentPage } from '@/app/content/content-page'
import { findModelAt } from '@/domain/models/model-path'
import { findRedirect } from '@/domain/navigation/redirects'
import { parseSearchAddress } from '@/domain/search/search-address'
import type { Tenant } from '@/domain/tenant/tenant'
import { toBrandSearch } from '@/server/brands/count-brand'
import { findBrandPage } from '@/server/brands/find-brand-page'
import { loadSiteMaps, type SiteMap } from '@/server/routing/site-maps'
import { findArticles, findNewsPage } from '@/server/content/find-news'
import { findRunningOffers } from '@/server/content/find-running-offers'
import { databasePool } from '@/server/database/pool'
import { findModelPage } from '@/server/models/find-model-page'
import { findBlockModel, findPageModel, findRange } from '@/server/models/find-range'
import { payloadClient } from '@/server/process/payload-client'
import { findStockRow, searchStock } from '@/server/stock/search-stock'
import { findNavigation } from '@/server/tenant/find-navigation'
import { aTenant } from '@tests/builders/tenant'

// Cached reads query the database each time here, because there is no page.
vi.mock('@/server/cache/tagged-read', () => ({ taggedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read() }))

const now = Math.floor(Date.now() / 1000)
const hosting = { baseDomain: 'localhost', scheme: 'http', port: 3000 }
let aurora: Tenant
let meridian: Tenant
let harbour: Tenant
let maps: SiteMap[]

async function seededTenant(slug: string): Promise<Tenant> {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'tenants', where: { slug: { equals: slug } }, depth: 0, limit: 1 })
  const [doc] = docs
  if (!doc) throw new Error(`no tenant ${slug}`)
  const dealershipIds = (doc.sells ?? []).map((one) => (typeof one === 'number' ? one : one.id))
  return aTenant('dealer', { id: doc.id, slug, timeZone: doc.timeZone, dealershipIds })
}

const mapOf = ({ id }: Tenant): SiteMap => {
  const map = maps.find((one) => one.id === id)
  if (!map) throw new Error('no map')
  return map
}

beforeAll(async () => {
  aurora = await seededTenant('aurora')
  meridian = await seededTenant('meridian')
  harbour = await seededTenant('harbour')
  maps = await loadSiteMaps(databasePool(), hosting, null)
})

describe("a site's models", () => {
  test("MOD-01, MOD-06: the range in order, with pictures, prices in cents and the manufacturer's descriptions", async () => {
    const range = await findRange(aurora.id)
    expect(range.map(({ name }) => name)).toEqual(['Fjell', 'Vik', 'Holm', 'Lund', 'Skog', 'Brygge', 'Tind', 'Sund'])
    expect(range[0]).toMatchObject({ fromPrice: 8_499_000, status: 'all_new', picture: { kind: 'cutout' } })
    expect(range[0]?.stories).toHaveLength(4)
  })

  test('MOD-02, MOD-04: the proxy knows the range, its bodies and every model address; a site without models has none', async () => {
    const { paths, models } = mapOf(aurora)
    expect(['/models', '/models/vik', '/vik'].map((path) => paths.has(path))).toEqual([true, true, false])
    expect(models).toContainEqual({ bodies: ['Small SUV', 'Electric'], slug: 'vik', newSlug: null, overrideUrl: null })
    expect(findModelAt(models, '/vik')).toMatchObject({ slug: 'vik' })
    expect(mapOf(meridian).paths.has('/models')).toBe(false)
  })

  test('MOD-04: each address of a model has a page without anybody creating it, other addresses have none', async () => {
    const page = await findModelPage(aurora, '/vik')
    expect(page).toMatchObject({ title: 'Aurora Vik', path: '/vik' })
    expect(page?.layout?.map(({ blockType }) => blockType)).toEqual([
      'modelHero',
      'modelStory',
      'modelVariants',
      'stockCarousel',
      'modelCards',
    ])
    expect((await findModelPage(aurora, '/models/tind'))?.layout?.some(({ blockType }) => blockType === 'stockCarousel')).toBe(false)
    expect(await findModelPage(aurora, '/models/edsel')).toBeNull()
    expect(await findModelPage(meridian, '/models')).toBeNull()
  })

  test('MOD-04: a new slug moves the page, the old address keeps working', async () => {
    const payload = await payloadClient()
    const model = await findPageModel(aurora.id, '/models/lund')
    if (!model) throw new Error('no Lund')
    await payload.update({ collection: 'models', id: model.id, data: { new_slug: 'lund-2027' } })
    const [fresh] = await loadSiteMaps(databasePool(), hosting, [aurora.id])
    expect(fresh?.paths.has('/models/lund-2027')).toBe(true)
    for (const path of ['/models/lund', '/lund-2027', '/lund']) {
      expect(findModelAt(fresh?.models ?? [], path), path).toMatchObject({ newSlug: 'lund-2027' })
    }
    await payload.update({ collection: 'models', id: model.id, data: { new_slug: null } })
  })

  test.each(['fleet', 'service', 'finance', 'contact', 'careers'])(
    "MOD-04: a model named %s is refused at its field; one stored otherwise doesn't affect that page and its address",
    async (slug) => {
      const payload = await payloadClient()
      const data = { tenant: aurora.id, name: 'Trial', manufacturer_name: 'Aurora', slug }
      const said = `Every site already has a page at /${slug}. Choose another slug, such as ${slug}-model.`
      const path = (name: string) => ({ data: { errors: [expect.objectContaining({ path: name, message: said })] } })
      await expect(payload.create({ collection: 'models', data })).rejects.toMatchObject(path('slug'))
      const own = { ...data, slug: `${slug}-model`, new_slug: slug }
      await expect(payload.create({ collection: 'models', data: own })).rejects.toMatchObject(path('new_slug'))

      const { id } = await payload.create({ collection: 'models', data: { ...own, new_slug: null } })
      await databasePool().query('update models set slug = $1 where id = $2', [slug, id])
      expect((await readContentPage(aurora, `/${slug}`, now))?.facts.modelId).toBeNull()
      expect((await findModelPage(aurora, `/models/${slug}`))?.title).toBe('Aurora Trial')
      await payload.update({ collection: 'models', id, data: { slug: `${slug}-model` } })
      const [fresh] = await loadSiteMaps(databasePool(), hosting, [aurora.id])
      expect(fresh && findRedirect(fresh.redirects, `/${slug}`)).toBeNull()
      expect(fresh?.paths.has(`/${slug}`)).toBe(true)
      await payload.delete({ collection: 'models', id })
    },
  )

  test("MOD-06: a block shows the model it names, else its page's, else the first; never a deleted one", async () => {
    const range = await findRange(aurora.id)
    const [first, second, third] = range.map(({ id }) => id)
    const named = async (...asked: [number | null, number | null]) => (await findBlockModel(aurora.id, ...asked))?.id ?? null
    expect([await named(second ?? 0, third ?? 0), await named(null, third ?? 0), await named(null, null)]).toEqual([second, third, first])
    expect(await named(999_999, third ?? 0)).toBeNull()
  })

  test("SEC-01: another site's models are not included", async () => {
    const [own, other] = await Promise.all([findRange(aurora.id), findRange(harbour.id)])
    expect(findModelAt(other, '/models/fjell')).toBeNull()
    expect(own.filter(({ id }) => other.some((model) => model.id === id))).toEqual([])
  })
})

describe('numbered models', () => {
  test.each([['3'], ['mazda3']])('MOD-11: /search/mazda/%s finds the Mazda3 in stock', async (segment) => {
    const state = parseSearchAddress(['mazda', segment], new URLSearchParams(), mapOf(meridian).search)
    expect(state.lists.model).toEqual(['Mazda3'])
    const { result, hits } = await searchStock(meridian, state, now)
    expect(result.total).toBeGreaterThan(0)
    expect(new Set(hits.map(({ make, model }) => `${make} ${model}`))).toEqual(new Set(['Mazda 3']))
  })
})

describe("a site's brands", () => {
  test('BRD-01, BRD-03: the directory and an overview for each brand in stock exist without anybody creating them', async () => {
    expect((await findBrandPage(meridian, '/brands', now))?.layout?.[0]?.blockType).toBe('brandDirectory')
    const { makes } = await findNavigation(meridian, now)
    const { paths } = mapOf(meridian)
    expect(makes.filter(({ slug }) => !paths.has(`/${slug}/overview`))).toEqual([])
    const page = await findBrandPage(meridian, '/toyota/overview', now)
    expect(page?.layout?.map(({ blockType }) => blockType)).toEqual(
      expect.arrayContaining(['brandOverview', 'stockCarousel', 'offersGrid', 'locationCarousel', 'reviewsCarousel']),
    )
    expect(await findBrandPage(meridian, '/duesenberg/overview', now)).toBeNull()
  })

  test('BRD-01, BRD-03: a brand has the same number of cars in the directory, above its row and in its search', async () => {
    const { makes } = await findNavigation(meridian, now)
    let sold = 0
    for (const { name, count } of makes.filter((make) => make.count <= 20)) {
      const { result, hits } = await findStockRow(meridian, toBrandSearch(name, null), 20, now)
      expect(result.total, name).toBe(count)
      expect(hits.filter(({ status }) => status === 'sold')).toEqual([])
      sold += count - hits.length
    }
    // Some of them are sold: their search lists those, their row does not.
    expect(sold).toBeGreaterThan(0)
  })

  test("BRD-04, NAV-08: a make's logo in the platform's list appears in menus and tiles, unless its address is not an image", async () => {
    const payload = await payloadClient()
    const { makes } = await findNavigation(meridian, now)
    const name = makes[0]?.name ?? ''
    expect(makes[0]?.logo).toBeNull()
    const { docs } = await payload.find({ collection: 'brands', where: { name: { equals: name } }, depth: 0, limit: 1 })
    const id = docs[0]?.id ?? 0
    await payload.update({ collection: 'brands', id, data: { logo_url: 'https://cdn.example/mark.svg' } })
    const logoOf = async () => (await findNavigation(meridian, now)).makes.find((make) => make.name === name)?.logo
    expect(await logoOf()).toBe('https://cdn.example/mark.svg')
    await databasePool().query('update brands set logo_url = $1 where id = $2', ['tel:1', id])
    expect(await logoOf()).toBeNull()
  })

  test('BRD-03: the overview of a brand with models shows them', async () => {
    const blocks = (await findBrandPage(harbour, '/suzuki/overview', now))?.layout ?? []
    expect(blocks).toContainEqual({ blockType: 'modelCards', heading: 'Suzuki models', make: 'Suzuki' })
  })
})

describe('offers and news', () => {
  test('CMS-05, CMS-10: current offers are listed, no past or future ones', async () => {
    const offers = await findRunningOffers(aurora.id, now)
    expect(offers.map(({ title }) => title)).not.toContain('First two services on us')
    expect(offers.length).toBeGreaterThan(0)
    expect(offers.every(({ endsAt }) => endsAt === null || endsAt > now)).toBe(true)
  })

  test('CMS-07: articles are the live pages below /blog; the list exists once there is one', async () => {
    const payload = await payloadClient()
    expect(await findNewsPage(meridian, '/blog', now)).toBeNull()
    const data = { title: 'Sleet', path: '/blog/sleet', tenant: meridian.id, layout: [] }
    const { id } = await payload.create({ collection: 'pages', data: { ...data, _status: 'draft' } })
    expect(await findArticles(meridian.id, now)).toEqual([])
    await payload.update({ collection: 'pages', id, data: { _status: 'published' } })
    expect(await findArticles(meridian.id, now)).toMatchObject([{ title: 'Sleet', path: '/blog/sleet' }])
    expect(await findNewsPage(meridian, '/blog', now)).toMatchObject({ layout: [{ blockType: 'blogList' }] })
    expect((await findArticles(harbour.id, now)).some(({ title }) => title === 'Sleet')).toBe(false)
    await payload.delete({ collection: 'pages', id })
  })
})
