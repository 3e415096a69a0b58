import { sql } from 'kysely'
import { BRANDS_PATH, toBrandPath } from '@/domain/models/brand-path'
import { toMakeSlug } from '@/domain/models/make-name'
import { RANGE_PATH, toModelPath } from '@/domain/models/model-path'
import { toEofyPath } from '@/domain/navigation/eofy-path'
import { listStandardPaths } from '@/domain/navigation/standard-paths'
import { isNewsPath, NEWS_PATH } from '@/domain/pages/news'
import { isShownAt } from '@/domain/pages/page-schedule'
import { findFirstPicture } from '@/domain/seo/describe-page'
import type { SitemapEntry } from '@/domain/seo/sitemap'
import { toSearchScope } from '@/domain/search/scope'
import { slugify } from '@/domain/text/slug'
import { LOCATION_ROUTES, toContactPath, toLocationPath } from '@/domain/locations/location-paths'
import { CAR_LAYOUT_PATH } from '@/domain/tenant/vehicle-layout'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Page } from '@payload-types'
import { cacheTags } from '../invalidation/tags'
import { taggedRead } from '../cache/tagged-read'
import { findArticles } from './find-news'
import { toInstant } from './to-instant'
import { findForTenant } from './find-for-tenant'
import { findMedia } from './find-media'
import { showSections } from './shared-sections'
import { findStandardPage } from './find-standard-page'
import { runSql } from '../database/run-sql'
import { toQueryPart, typedQueries } from '../database/typed-queries'
import { findLocationPage } from '../locations/find-location-page'
import { findSiteLocations } from '../locations/find-site-locations'
import { findRange } from '../models/find-range'
import { Parameters, toScopeConditions } from '../search/embedded/conditions'
import { toImage } from '../vehicles/to-vehicle'

const TRADE_IN_PATH = '/trade-in'

type CarRow = { slug: string; make: string; model: string; car_type: string; images: unknown; changed_at: number }

const entry = (path: string): SitemapEntry => ({ path, changedAt: null, pictures: [] })

/** Returns the vehicles that search lists, by the same rule, so that a sold vehicle leaves both at once (CAR-17, SEO-03). */
async function findListedCars(tenant: Tenant, now: number): Promise<CarRow[]> {
  const parameters = new Parameters()
  const conditions = toScopeConditions(toSearchScope({ ...tenant.switches, dealershipIds: tenant.dealershipIds }, now), parameters)
  const listed = toQueryPart<number>(`(select id from search_vehicle where ${conditions.join(' and ')})`, parameters.values)
  return typedQueries(runSql)
    .selectFrom('vehicles')
    .select(['slug', 'make', 'model', 'car_type', 'images', sql<number>`extract(epoch from updated_at)::bigint::float8`.as('changed_at')])
    .where('id', 'in', listed)
    .orderBy('id')
    .execute()
}

const toPictures = (images: unknown) =>
  (Array.isArray(images) ? images.flatMap(toImage) : []).flatMap(({ url, isVideo }) => (isVideo ? [] : [url]))

/** Returns the searches that have vehicles: all, by type, by make, by model (SRCH-01, SRCH-02). */
function listSearches(cars: readonly CarRow[]): SitemapEntry[] {
  const makes = cars.map(({ make }) => `/search/${toMakeSlug(make)}`)
  const models = cars.map(({ make, model }) => `/search/${toMakeSlug(make)}/${slugify(model)}`)
  const types = cars.map(({ car_type: type }) => `/search/${type}-cars`)
  return [...new Set(['/search', ...types.toSorted(), ...makes.toSorted(), ...models.toSorted()])].map(entry)
}

async function findPictureOf(tenantId: number, page: Page): Promise<string[]> {
  const image = await findMedia(tenantId, page.meta?.image ?? findFirstPicture(page.layout ?? []))
  return image ? [image.url] : []
}

type OwnPages = { shown: SitemapEntry[]; hidden: Set<string> }

/**
 * Returns marketing's pages for search engines, and the addresses of those that are excluded. Shared sections and pictures have tags of
 * their own, which only count outside of another tagged read.
 */
async function findPages(tenant: Tenant, now: number): Promise<OwnPages> {
  const stored = await taggedRead(['sitemap-pages', tenant.id], [cacheTags.pages(tenant.id)], () =>
    findForTenant(tenant.id, 'pages', { sort: 'path', limit: 10_000 }),
  )
  const pages = stored.filter((page) => isShownAt(page, now))
  const { blogEnabled } = tenant.switches
  const isShown = ({ path, meta }: Page) => meta?.noindex !== true && path !== CAR_LAYOUT_PATH && (blogEnabled || !isNewsPath(path))
  const shown = await Promise.all(
    pages.filter(isShown).map(async (page) => ({
      path: page.path,
      changedAt: toInstant(page.updatedAt),
      pictures: await findPictureOf(tenant.id, await showSections(page, tenant.id, now)),
    })),
  )
  return { shown, hidden: new Set(pages.filter((page) => !isShown(page)).map(({ path }) => path)) }
}

/** Returns default location pages, each at its canonical address (LOC-03, LOC-07). */
async function findLocationAddresses(tenant: Tenant): Promise<SitemapEntry[]> {
  const locations = await findSiteLocations(tenant)
  const routes = await Promise.all(LOCATION_ROUTES.map(async (route) => ((await findLocationPage(tenant, route)) ? [route] : [])))
  const own = locations.flatMap((location) => [
    toLocationPath(location, tenant.switches.locationLinkStyle, locations),
    toContactPath(location),
  ])
  return [...new Set([...routes.flat(), ...own])].map(entry)
}

/**
 * Returns the standard pages, the start of a trade-in, the range with its models, each at its canonical address, and the news list (CMS-02,
 * TRD-01, MOD-02, MOD-04, CMS-07).
 */
async function findStandardPages(tenant: Tenant, now: number): Promise<SitemapEntry[]> {
  const [range, articles] = await Promise.all([findRange(tenant.id), tenant.switches.blogEnabled ? findArticles(tenant.id, now) : []])
  const models = range.map((model) => ({ ...entry(toModelPath(model)), pictures: model.picture ? [model.picture.url] : [] }))
  const standard = listStandardPaths(tenant.switches).filter((path) => findStandardPage(tenant, path)?.meta?.noindex === false)
  return [
    ...[...standard, TRADE_IN_PATH, ...tenant.switches.eofyPages.map(({ slug }) => toEofyPath(slug))].map(entry),
    ...(models.length > 0 ? [entry(RANGE_PATH), ...models] : []),
    ...(articles.length > 0 ? [entry(NEWS_PATH)] : []),
  ]
}

/** Returns the brand directory and the overview of each brand in stock (BRD-01, BRD-03). */
function listBrands(cars: readonly CarRow[]): SitemapEntry[] {
  const overviews = cars.map(({ make }) => toBrandPath(toMakeSlug(make)))
  return [BRANDS_PATH, ...[...new Set(overviews)].toSorted()].map(entry)
}

function firstOfEach(entries: readonly SitemapEntry[]): SitemapEntry[] {
  return [...new Map(entries.toReversed().map((one) => [one.path, one])).values()].toReversed()
}

/** Returns every address of a site for search engines, with its pictures (SEO-03). @param now Unix seconds of the page's instant. */
export async function findSitemap(tenant: Tenant, now: number): Promise<SitemapEntry[]> {
  const tags = [
    cacheTags.tenant(tenant.id),
    cacheTags.stock(tenant.id),
    cacheTags.list('locations', tenant.id),
    cacheTags.list('models', tenant.id),
  ]
  const pages = await findPages(tenant, now)
  return taggedRead(['sitemap', tenant.id, now], tags, async () => {
    const [cars, locations, standard] = await Promise.all([
      findListedCars(tenant, now),
      findLocationAddresses(tenant),
      findStandardPages(tenant, now),
    ])
    const shown = cars.map(({ slug, images, changed_at }) => ({
      path: `/cars/${slug}`,
      changedAt: changed_at,
      pictures: toPictures(images),
    }))
    const entries = [...pages.shown, ...locations, ...standard, ...listBrands(cars), ...listSearches(cars), ...shown]
    // a site's own page replaces the default one, and may exclude the address
    return firstOfEach(entries.filter(({ path }) => !pages.hidden.has(path)))
  })
}
