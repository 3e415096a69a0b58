import type { Client, Pool } from 'pg'
import { endOfSoldWindow } from '@/domain/vehicle/availability/availability'
import { BRANDS_PATH, toBrandPath } from '@/domain/models/brand-path'
import { DAY_SECONDS } from '@/domain/time/zone'
import type { RangeModel } from '@/domain/models/model'
import { normaliseModelName } from '@/domain/models/model-name'
import { normaliseMakeName, toMakeSlug } from '@/domain/models/make-name'
import { listVendorOrigins } from '@/domain/http/content-security-policy'
import { RANGE_PATH, toModelPath } from '@/domain/models/model-path'
import { isArticlePath, NEWS_PATH } from '@/domain/pages/news'
import { toEofyPath } from '@/domain/navigation/eofy-path'
import { listStandardPaths } from '@/domain/navigation/standard-paths'
import { type Hosting, hostsOf } from '@/domain/tenant/hosts'
import {
  explainBadTarget,
  findRedirect,
  type RedirectRule,
  type RedirectTable,
  isRedirectStatus,
  toRedirectTable,
} from '@/domain/navigation/redirects'
import { listLocationPaths, LOCATION_ROUTES } from '@/domain/locations/location-paths'
import { slugify } from '@/domain/text/slug'
import type { EffectiveSwitches } from '@/domain/switches/switches'
import { endOfJustArrived } from '@/domain/vehicle/tag'
import { toInstant } from '../content/to-instant'
import { CAR_LAYOUT_PATH } from '@/domain/tenant/vehicle-layout'
import { runSqlOn } from '../database/run-sql'
import { resolveStoredSwitches } from '../tenant/stored-switches'
import type { KnownVehicle } from '../cache/vehicle-index'
import {
  type BrandRow,
  type DealershipRow,
  type LocationRow,
  type ModelRow,
  readBrands,
  readDates,
  readDealerships,
  readLocations,
  readModels,
  readPages,
  readRedirects,
  readStock,
  readTenants,
  readVehicles,
  readWindows,
  type RedirectRow,
  type SiteRow,
  type StockRow,
  type WindowRow,
} from './site-rows'

/** What the proxy needs to know of a tenant to answer without the database. */
export type SiteMap = {
  id: number
  slug: string
  origin: string
  hosts: string[]
  timeZone: string
  dealershipIds: Set<number>
  /** Addresses of published pages. */
  paths: Set<string>
  /** Those of them where nothing is once the page is gone. The others are also drawn from stock, models, locations or settings. */
  onlyPages: Set<string>
  /** Unix seconds at which something on the site starts or ends, ascending. */
  boundaries: number[]
  /** Its models: the range has a page for each of their bodies (MOD-02), and each model has several addresses (MOD-04). */
  models: Pick<RangeModel, 'bodies' | 'slug' | 'newSlug' | 'overrideUrl'>[]
  /** The known segments of search addresses (SRCH-04). */
  search: KnownSegments
  /** Redirects from addresses without a page (SEO-04). */
  redirects: RedirectTable
  /** Whether visitors can sign in (TEN-07). */
  hasAccounts: boolean
  /** The last segment of the address where a vehicle is reserved (BUY-03). */
  reservePath: string
  /** The address of its finance page (FIN-01). */
  financePath: string
  /** Origins of its analytics and chat services, for the content security policy (SEC-09). */
  vendors: string[]
}

export type KnownSegments = {
  makes: Map<string, string>
  models: Map<string, string>
  dealerships: Map<string, string>
  locations: Map<string, string>
}

function emptySegments(): KnownSegments {
  return { makes: new Map(), models: new Map(), dealerships: new Map(), locations: new Map() }
}

/**
 * Returns the canonical origin: the tenant's own domain once the platform is served by https, before that its host below the base domain.
 */
function toOrigin(slug: string, hosts: string[], { scheme, baseDomain, port }: Hosting): string {
  const host = scheme === 'https' ? (hosts[0] ?? '') : `${slug}.${baseDomain}`
  return `${scheme}://${host}${port === null ? '' : `:${port}`}`
}

function toSiteMap({ id, slug, ...row }: SiteRow, hosting: Hosting): SiteMap {
  const domains = row.domains.map((domain) => domain ?? '')
  const hosts = hostsOf({ slug, domains, baseDomain: hosting.baseDomain })
  return {
    id,
    slug,
    origin: toOrigin(slug, hosts, hosting),
    hosts,
    timeZone: row.time_zone,
    dealershipIds: new Set(row.dealerships.filter((dealership) => dealership !== null)),
    paths: new Set([BRANDS_PATH]),
    onlyPages: new Set(),
    boundaries: [],
    models: [],
    search: emptySegments(),
    redirects: toRedirectTable([]),
    hasAccounts: false,
    reservePath: '',
    financePath: '/finance',
    vendors: [],
  }
}

/** Adds a make in stock with its overview (BRD-03), and a model under its own name and its lookup name (MOD-11). */
function addModel(site: SiteMap, make: string, model: string): void {
  const slug = toMakeSlug(make)
  const name = normaliseModelName(make, model)
  site.paths.add(toBrandPath(slug))
  site.search.makes.set(slug, normaliseMakeName(make))
  for (const written of [model, name]) site.search.models.set(`${slug}/${slugify(written)}`, name)
}

/** Adds the default pages of the range and of a model (MOD-02, MOD-04). */
function addModelPaths(site: SiteMap | undefined, { slug, new_slug, override_url, bodies }: ModelRow): void {
  const model = { slug, newSlug: new_slug?.trim() || null, overrideUrl: override_url?.trim() || null }
  site?.models.push({ ...model, bodies: bodies.map((body) => body ?? '') })
  for (const path of [RANGE_PATH, toModelPath(model)]) site?.paths.add(path)
}

type SegmentRows = { brands: BrandRow[]; stock: StockRow[]; dealerships: DealershipRow[]; locations: LocationRow[] }

/**
 * Adds the values that search addresses can name: those of the tenant's own dealerships, and known makes that are out of stock, unless one
 * of the site's locations has that name (SRCH-04): a caravan brand called Windsor must not hide the stock of the yard in Windsor.
 */
function addSegments(site: SiteMap, { brands, stock, dealerships, locations }: SegmentRows): void {
  for (const { dealership_id, make, model } of stock) if (site.dealershipIds.has(dealership_id)) addModel(site, make, model)
  for (const { id, slug, name } of dealerships) if (site.dealershipIds.has(id)) site.search.dealerships.set(slug, name)
  for (const { dealership_id: id, slug, name } of locations)
    if (id !== null && site.dealershipIds.has(id)) site.search.locations.set(slug, name)
  const { makes, dealerships: sellers, locations: yards } = site.search
  for (const brand of brands) {
    const name = normaliseMakeName(brand.name)
    const slug = name === brand.name ? brand.slug : toMakeSlug(name)
    if (!makes.has(slug) && !sellers.has(slug) && !yards.has(slug)) makes.set(slug, name)
  }
}

/**
 * Adds the times at which a vehicle leaves the listings or loses its just-arrived tag (CAR-12, CAR-16). Without them a page would show both
 * until the site's next midnight.
 */
function addWindows(site: SiteMap, { includeSoldDays, justArrivedDays }: EffectiveSwitches, windows: WindowRow[]): void {
  for (const { dealership_id, kind, at } of windows) {
    if (!site.dealershipIds.has(dealership_id)) continue
    if (kind === 'arrived' && justArrivedDays === 0) continue
    const end = kind === 'sold' ? endOfSoldWindow(at, { includeSoldDays }) : endOfJustArrived(at, { justArrivedDays })
    if (Number.isFinite(end)) site.boundaries.push(end)
  }
}

/**
 * Adds what depends on switches: end-of-financial-year pages (CMS-06) and card (SRP-10), promo cards (CMS-10), chat service, accounts, and
 * the addresses of reservations and the finance page.
 */
function addSwitches(site: SiteMap, { measurement_id }: SiteRow, values: EffectiveSwitches): void {
  const end = Math.ceil(Date.parse(values.eofyCardExpiry) / 1000)
  if (values.eofyCardPositions.length > 0 && Number.isFinite(end)) site.boundaries.push(end)
  site.hasAccounts = values.authentication
  site.reservePath = values.reservePath
  site.financePath = values.financePath
  for (const { slug } of values.eofyPages) site.paths.add(toEofyPath(slug))
  for (const { start, expiry } of values.promoNodes)
    for (const at of [toInstant(start), toInstant(expiry)]) if (at !== null) site.boundaries.push(at)
  site.vendors.push(...listVendorOrigins({ measurementId: measurement_id || null, chat: values.chatProvider }))
}

/** Adds a page after all addresses that exist without it, and with the first article the news list (CMS-07). */
function addPagePath(site: SiteMap | undefined, path: string): void {
  // not a page itself, but the layout of vehicle pages
  if (path === CAR_LAYOUT_PATH) return
  if (site?.paths.has(path) === false) site.onlyPages.add(path)
  site?.paths.add(path)
  if (isArticlePath(path)) site?.paths.add(NEWS_PATH)
}

/** Adds a location's default pages, and the pages that lead to them (LOC-03, LOC-07, DLR-01). */
function addLocationPaths(site: SiteMap | undefined, { slug, dealership_slug }: LocationRow): void {
  const own = listLocationPaths({ slug, dealershipSlug: dealership_slug || null })
  for (const path of [...LOCATION_ROUTES, ...own]) site?.paths.add(path)
}

function toRule({ from, to, status }: RedirectRow): RedirectRule | null {
  const code = Number(status)
  return isRedirectStatus(code) && explainBadTarget(to, from) === null ? { from, to, status: code } : null
}

/** Adds the standard pages, except those that the site redirects elsewhere (CMS-02, SEO-04). */
function addStandardPaths(site: SiteMap): void {
  const { paths, redirects } = site
  for (const path of listStandardPaths(site)) if (findRedirect(redirects, path) === null) paths.add(path)
}

function addRedirects(byId: ReadonlyMap<number | null, SiteMap>, found: RedirectRow[]): void {
  for (const [id, site] of byId) {
    site.redirects = toRedirectTable(found.flatMap((row) => (row.tenant_id === id ? (toRule(row) ?? []) : [])))
  }
}

const longest = (days: number[]): number => Math.max(0, ...days) * DAY_SECONDS

/** Loads the maps of the given tenants, or of all, in ten small statements whatever the number of tenants. */
export async function loadSiteMaps(database: Pool | Client, hosting: Hosting, tenantIds: number[] | null): Promise<SiteMap[]> {
  const run = runSqlOn(database)
  const sites = (await readTenants(run, tenantIds)).map((row) => {
    const values = resolveStoredSwitches({ tenant: row.switches, template: row.template, platform: row.platform_switches })
    const site = toSiteMap(row, hosting)
    addSwitches(site, row, values)
    return { site, values }
  })
  const soldFor = longest(sites.map(({ values }) => values.includeSoldDays))
  const arrivedFor = longest(sites.map(({ values }) => values.justArrivedDays))
  const [pages, redirects, dates, windows, stock, dealerships, locations, brands, models] = await Promise.all([
    readPages(run, tenantIds),
    readRedirects(run, tenantIds),
    readDates(run, tenantIds),
    readWindows(run, soldFor, arrivedFor),
    readStock(run),
    readDealerships(run),
    readLocations(run),
    readBrands(run),
    readModels(run, tenantIds),
  ])
  const byId = new Map<number | null, SiteMap>(sites.map(({ site }) => [site.id, site]))
  addRedirects(byId, redirects)
  for (const row of locations) addLocationPaths(byId.get(row.tenant_id), row)
  for (const row of models) addModelPaths(byId.get(row.tenant_id), row)
  for (const { tenant_id, start, expiry } of dates)
    for (const at of [start, expiry]) if (at !== null) byId.get(tenant_id)?.boundaries.push(at)
  for (const { site, values } of sites) {
    addWindows(site, values, windows)
    site.boundaries.sort((a, b) => a - b)
    addStandardPaths(site)
    addSegments(site, { brands, stock, dealerships, locations })
  }
  for (const { tenant_id, path } of pages) if (path !== null) addPagePath(byId.get(tenant_id), path)
  return sites.map(({ site }) => site)
}

/** Loads every visible vehicle. */
export function loadVehicles(database: Pool | Client): Promise<KnownVehicle[]> {
  return readVehicles(runSqlOn(database))
}
