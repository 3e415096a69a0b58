import type { PageFacts } from '@blocks/types'
import { readRangeRoute } from '@/domain/models/body-filter'
import { RANGE_PATH, toModelPath } from '@/domain/models/model-path'
import { isNewsPath } from '@/domain/pages/news'
import { toLocationPath } from '@/domain/locations/location-paths'
import type { Tenant } from '@/domain/tenant/tenant'
import { findBrandPage, findPageBrand } from '@/server/brands/find-brand-page'
import { findEofyPage } from '@/server/content/find-eofy-page'
import { findPage } from '@/server/content/find-page'
import { findNewsPage } from '@/server/content/find-news'
import { findStandardPage } from '@/server/content/find-standard-page'
import type { DefaultPage } from '@/server/content/default-page'
import { findPageLocation, findLocationPage } from '@/server/locations/find-location-page'
import { findSiteLocations } from '@/server/locations/find-site-locations'
import { findModelPage } from '@/server/models/find-model-page'
import { findPageModel } from '@/server/models/find-range'

export type ContentPage = { page: DefaultPage; canonical: string; facts: PageFacts }

/**
 * Finds the page at an address: marketing's own page, else a standard page. Locations come before models, brands and the pages that every
 * site has (MOD-04, CMS-02).
 */
async function findContent(tenant: Tenant, path: string, now: number): Promise<DefaultPage | null> {
  // With the blog disabled, news pages don't exist, even if they are written (CMS-07).
  if (isNewsPath(path) && !tenant.switches.blogEnabled) return null
  return (
    (await findPage(tenant.id, path, now)) ??
    (await findLocationPage(tenant, path)) ??
    (await findModelPage(tenant, path)) ??
    (await findBrandPage(tenant, path, now)) ??
    (await findNewsPage(tenant, path, now)) ??
    (await findEofyPage(tenant, path)) ??
    findStandardPage(tenant, path)
  )
}

/**
 * Reads what a page is about: the location, model and brand that its address names.
 * @param now Unix seconds.
 */
export async function readPageFacts(tenant: Tenant, path: string, now: number): Promise<PageFacts> {
  const [location, model, brand] = await Promise.all([
    findPageLocation(tenant, path),
    findPageModel(tenant.id, path),
    findPageBrand(tenant, path, now),
  ])
  return { path, locationId: location?.id ?? null, modelId: model?.id ?? null, brandSlug: brand?.slug ?? null }
}

/**
 * Returns the canonical address of a location's or model's page, which has several addresses. Marketing's own page for a model is its own
 * canonical.
 */
async function findCanonical(tenant: Tenant, path: string, isOwn: boolean): Promise<string> {
  const location = await findPageLocation(tenant, path)
  if (location)
    return path.startsWith('/contact-us/')
      ? path
      : toLocationPath(location, tenant.switches.locationLinkStyle, await findSiteLocations(tenant))
  const model = isOwn ? null : await findPageModel(tenant.id, path)
  return model ? toModelPath(model) : path
}

/**
 * Reads the page of blocks at a path, what it is about, and its canonical address. Returns null when there is none.
 * @param asked The path, or the path of a single body of the range (MOD-02).
 * @param now Unix seconds.
 */
export async function readContentPage(tenant: Tenant, asked: string, now: number): Promise<ContentPage | null> {
  const body = readRangeRoute(asked)
  const path = body === null ? asked : RANGE_PATH
  const page = await findContent(tenant, path, now)
  if (!page) return null
  const [facts, canonical] = await Promise.all([readPageFacts(tenant, path, now), findCanonical(tenant, path, 'id' in page)])
  return { page, canonical, facts: { ...facts, body } }
}
