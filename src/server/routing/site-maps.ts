import type { Pool } from 'pg'
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
import { resolveStoredSwitches } from '../tenant/stored-switches'
import type { KnownVehicle } from '../cache/vehicle-index'

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

const TENANTS = `
  select t.id, t.slug, t.time_zone, t.template, t.switches, (select switches from platform limit 1) platform_switches,
    (select ga_measurement_id from site_settings s where s.tenant_id = t.id limit 1) measurement_id,
    coalesce((select array_agg(x.text order by x."order") from tenants_texts x where x.parent_id = t.id and x.path = 'domains'), '{}') domains,
    coalesce((select array_agg(r.dealerships_id) from tenants_rels r where r.parent_id = t.id and r.path = 'sells'), '{}') dealerships
  from tenants t where $1::int[] is null or t.id = any($1)`

const PAGES = `
  select tenant_id, path from pages
  where _status = 'published' and deleted_at is null and ($1::int[] is null or tenant_id = any($1))`

const REDIRECTS = `
  select tenant_id, "from", "to", status::text from redirects where ($1::int[] is null or tenant_id = any($1)) order by id`

const BOUNDARIES = `
  select tenant_id, extract(epoch from moment)::bigint at from (
    select tenant_id, unnest(array[start, expiry]) moment from promo_cards
    union all select tenant_id, unnest(array[start, expiry]) from offers
    union all select tenant_id, unnest(array[notice_start, notice_expiry]) from site_settings) w
  where moment is not null and ($1::int[] is null or tenant_id = any($1))`

/** Recent sales and arrivals whose window may still be open. Windows are whole days, in seconds. */
const WINDOWS = `
  select distinct dealership_id, 'sold' kind, sold_date_timestamp::float8 at from vehicles
  where show_on_dealer_website and sold_date_timestamp > extract(epoch from now()) - $1::int - ${DAY_SECONDS}
  union all
  select distinct dealership_id, 'arrived', floor(extract(epoch from created_at))::float8 from vehicles
  where show_on_dealer_website and created_at > now() - make_interval(secs => $2::int + ${DAY_SECONDS})`

const STOCK = `select dealership_id, make, model from vehicles where show_on_dealer_website group by 1, 2, 3`
const DEALERSHIPS = `select id, slug, name from dealerships`
const MODELS = `
  select m.tenant_id, m.slug, m.new_slug, m.override_url,
    coalesce((select array_agg(x.text order by x."order") from models_texts x where x.parent_id = m.id and x.path = 'body'), '{}') bodies
  from models m where $1::int[] is null or m.tenant_id = any($1)`
const BRANDS = `select slug, name from brands`
const LOCATIONS = `
  select l.dealership_id, l.tenant_id, l.slug, l.name, d.slug as dealership_slug
  from locations l left join dealerships d on d.id = l.dealership_id where l.visible`

type Row = Record<string, unknown>
const rows = async (pool: Pool, text: string, values: unknown[] = []): Promise<Row[]> => (await pool.query(text, values)).rows
const int = (value: unknown) => Number(value)
const text = (value: unknown) => (typeof value === 'string' ? value : '')
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

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

function toSiteMap(row: Row, hosting: Hosting): SiteMap {
  const slug = text(row.slug)
  const domains = list(row.domains).map(text)
  const hosts = hostsOf({ slug, domains, baseDomain: hosting.baseDomain })
  return {
    id: int(row.id),
    slug,
    origin: toOrigin(slug, hosts, hosting),
    hosts,
    timeZone: text(row.time_zone),
    dealershipIds: new Set(list(row.dealerships).map(int)),
    paths: new Set([BRANDS_PATH]),
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
function addModelPaths(site: SiteMap | undefined, row: Row): void {
  const model = { slug: text(row.slug), newSlug: text(row.new_slug).trim() || null, overrideUrl: text(row.override_url).trim() || null }
  site?.models.push({ ...model, bodies: list(row.bodies).map(text) })
  for (const path of [RANGE_PATH, toModelPath(model)]) site?.paths.add(path)
}

/**
 * Adds the values that search addresses can name: those of the tenant's own dealerships, and known makes that are out of stock, unless one
 * of the site's locations has that name (SRCH-04): a caravan brand called Windsor must not hide the stock of the yard in Windsor.
 */
function addSegments(
  site: SiteMap,
  { brands, stock, dealerships, locations }: Record<'brands' | 'stock' | 'dealerships' | 'locations', Row[]>,
): void {
  for (const row of stock) {
    if (!site.dealershipIds.has(int(row.dealership_id))) continue
    addModel(site, text(row.make), text(row.model))
  }
  for (const row of dealerships) if (site.dealershipIds.has(int(row.id))) site.search.dealerships.set(text(row.slug), text(row.name))
  for (const row of locations) if (site.dealershipIds.has(int(row.dealership_id))) site.search.locations.set(text(row.slug), text(row.name))
  const { makes, dealerships: sellers, locations: yards } = site.search
  for (const row of brands) {
    const name = normaliseMakeName(text(row.name))
    const slug = name === row.name ? text(row.slug) : toMakeSlug(name)
    if (!makes.has(slug) && !sellers.has(slug) && !yards.has(slug)) makes.set(slug, name)
  }
}

/**
 * Adds the times at which a vehicle leaves the listings or loses its just-arrived tag (CAR-12, CAR-16). Without them a page would show both
 * until the site's next midnight.
 */
function addWindows(site: SiteMap, { includeSoldDays, justArrivedDays }: EffectiveSwitches, windows: Row[]): void {
  for (const row of windows) {
    if (!site.dealershipIds.has(int(row.dealership_id))) continue
    if (row.kind === 'arrived' && justArrivedDays === 0) continue
    const end = row.kind === 'sold' ? endOfSoldWindow(int(row.at), { includeSoldDays }) : endOfJustArrived(int(row.at), { justArrivedDays })
    if (Number.isFinite(end)) site.boundaries.push(end)
  }
}

/**
 * Adds what depends on switches: end-of-financial-year pages (CMS-06) and card (SRP-10), promo cards (CMS-10), chat service, accounts, and
 * the addresses of reservations and the finance page.
 */
function addSwitches(site: SiteMap, row: Row, values: EffectiveSwitches): void {
  const end = Math.ceil(Date.parse(values.eofyCardExpiry) / 1000)
  if (values.eofyCardPositions.length > 0 && Number.isFinite(end)) site.boundaries.push(end)
  site.hasAccounts = values.authentication
  site.reservePath = values.reservePath
  site.financePath = values.financePath
  for (const { slug } of values.eofyPages) site.paths.add(toEofyPath(slug))
  for (const { start, expiry } of values.promoNodes)
    for (const at of [toInstant(start), toInstant(expiry)]) if (at !== null) site.boundaries.push(at)
  site.vendors.push(...listVendorOrigins({ measurementId: text(row.measurement_id) || null, chat: values.chatProvider }))
}

/** Adds a page, and with the first article the news list (CMS-07). */
function addPagePath(site: SiteMap | undefined, path: string): void {
  // not a page itself, but the layout of vehicle pages
  if (path === CAR_LAYOUT_PATH) return
  site?.paths.add(path)
  if (isArticlePath(path)) site?.paths.add(NEWS_PATH)
}

/** Adds a location's default pages, and the pages that lead to them (LOC-03, LOC-07, DLR-01). */
function addLocationPaths(site: SiteMap | undefined, row: Row): void {
  const own = listLocationPaths({ slug: text(row.slug), dealershipSlug: text(row.dealership_slug) || null })
  for (const path of [...LOCATION_ROUTES, ...own]) site?.paths.add(path)
}

function toRule({ from, to, status }: Row): RedirectRule | null {
  const code = Number(status)
  return isRedirectStatus(code) && explainBadTarget(text(to), text(from)) === null ? { from: text(from), to: text(to), status: code } : null
}

/** Adds the standard pages, except those that the site redirects elsewhere (CMS-02, SEO-04). */
function addStandardPaths(site: SiteMap): void {
  const { paths, redirects } = site
  for (const path of listStandardPaths(site)) if (findRedirect(redirects, path) === null) paths.add(path)
}

function addRedirects(byId: ReadonlyMap<number, SiteMap>, found: Row[]): void {
  for (const [id, site] of byId) {
    site.redirects = toRedirectTable(found.flatMap((row) => (int(row.tenant_id) === id ? (toRule(row) ?? []) : [])))
  }
}

const longest = (days: number[]): number => Math.max(0, ...days) * DAY_SECONDS

/** Loads the maps of the given tenants, or of all, in ten small statements whatever the number of tenants. */
export async function loadSiteMaps(pool: Pool, hosting: Hosting, tenantIds: number[] | null): Promise<SiteMap[]> {
  const sites = (await rows(pool, TENANTS, [tenantIds])).map((row) => {
    const values = resolveStoredSwitches({ tenant: row.switches, template: row.template, platform: row.platform_switches })
    const site = toSiteMap(row, hosting)
    addSwitches(site, row, values)
    return { site, values }
  })
  const soldFor = longest(sites.map(({ values }) => values.includeSoldDays))
  const arrivedFor = longest(sites.map(({ values }) => values.justArrivedDays))
  const [pages, redirects, boundaries, windows, stock, dealerships, locations, brands, models] = await Promise.all([
    rows(pool, PAGES, [tenantIds]),
    rows(pool, REDIRECTS, [tenantIds]),
    rows(pool, BOUNDARIES, [tenantIds]),
    rows(pool, WINDOWS, [soldFor, arrivedFor]),
    rows(pool, STOCK),
    rows(pool, DEALERSHIPS),
    rows(pool, LOCATIONS),
    rows(pool, BRANDS),
    rows(pool, MODELS, [tenantIds]),
  ])
  const byId = new Map(sites.map(({ site }) => [site.id, site]))
  for (const row of pages) addPagePath(byId.get(int(row.tenant_id)), text(row.path))
  addRedirects(byId, redirects)
  for (const row of locations) addLocationPaths(byId.get(int(row.tenant_id)), row)
  for (const row of models) addModelPaths(byId.get(int(row.tenant_id)), row)
  for (const row of boundaries) byId.get(int(row.tenant_id))?.boundaries.push(int(row.at))
  for (const { site, values } of sites) {
    addWindows(site, values, windows)
    site.boundaries.sort((a, b) => a - b)
    addStandardPaths(site)
    addSegments(site, { brands, stock, dealerships, locations })
  }
  return sites.map(({ site }) => site)
}

/** Loads every visible vehicle. */
export async function loadVehicles(pool: Pool): Promise<KnownVehicle[]> {
  const found = await rows(pool, 'select id, slug, dealership_id from vehicles where show_on_dealer_website')
  return found.map((row) => ({ id: int(row.id), slug: text(row.slug), dealershipId: int(row.dealership_id) }))
}
