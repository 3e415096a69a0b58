import { sql } from 'kysely'
import { DAY_SECONDS } from '@/domain/time/zone'
import type { RunSql } from '../database/transaction'
import { isOneOf, TRUE, typedQueries } from '../database/typed-queries'

/** The tenants whose rows are read; null reads all. */
type TenantIds = readonly number[] | null
type RowOf<Read extends (...given: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<Read>>[number]

export type SiteRow = RowOf<typeof readTenants>
export type ModelRow = RowOf<typeof readModels>
export type LocationRow = RowOf<typeof readLocations>
export type RedirectRow = RowOf<typeof readRedirects>
export type WindowRow = RowOf<typeof readWindows>
export type BrandRow = RowOf<typeof readBrands>
export type DealershipRow = RowOf<typeof readDealerships>
export type StockRow = RowOf<typeof readStock>

/** Reads tenants with their switches, domains and the dealerships whose vehicles they sell. */
export function readTenants(run: RunSql, ids: TenantIds) {
  return typedQueries(run)
    .selectFrom('tenants as t')
    .select(['t.id', 't.slug', 't.time_zone', 't.template', 't.switches'])
    .select((from) => [
      from.selectFrom('platform').select('platform.switches').limit(1).as('platform_switches'),
      from
        .selectFrom('site_settings as s')
        .select('s.ga_measurement_id')
        .whereRef('s.tenant_id', '=', 't.id')
        .limit(1)
        .as('measurement_id'),
      sql<(string | null)[]>`array(${from
        .selectFrom('tenants_texts as x')
        .select('x.text')
        .whereRef('x.parent_id', '=', 't.id')
        .where('x.path', '=', 'domains')
        .orderBy('x.order')})`.as('domains'),
      sql<(number | null)[]>`array(${from
        .selectFrom('tenants_rels as r')
        .select('r.dealerships_id')
        .whereRef('r.parent_id', '=', 't.id')
        .where('r.path', '=', 'sells')})`.as('dealerships'),
    ])
    .where(isOneOf('t.id', ids))
    .execute()
}

/** Reads the addresses of published pages. */
export function readPages(run: RunSql, ids: TenantIds) {
  return typedQueries(run)
    .selectFrom('pages')
    .select(['tenant_id', 'path'])
    .where('_status', '=', 'published')
    .where('deleted_at', 'is', null)
    .where(isOneOf('tenant_id', ids))
    .execute()
}

/** Reads redirects, oldest first. */
export function readRedirects(run: RunSql, ids: TenantIds) {
  return typedQueries(run)
    .selectFrom('redirects')
    .select(['tenant_id', 'from', 'to', 'status'])
    .where(isOneOf('tenant_id', ids))
    .orderBy('id')
    .execute()
}

const toSeconds = (column: string) => sql<number | null>`extract(epoch from ${sql.ref(column)})::bigint::float8`

/** Reads when published promo cards, offers, announcements, shared sections, those of the site's group, pages and their blocks start and end, in Unix
 * seconds. */
export function readDates(run: RunSql, ids: TenantIds) {
  const queries = typedQueries(run)
  const start = sql<Date | null>`to_timestamp(jsonb_array_elements_text(coalesce(schedule_dates, '[]'))::float8)`.as('start')
  const expiry = sql<Date | null>`null::timestamptz`.as('expiry')
  const scheduled = (table: 'pages' | 'shared_sections') =>
    queries.selectFrom(table).select(['tenant_id', start, expiry]).where('_status', '=', 'published')
  // the blocks of a group's section also start and end on the sites of the group (EDT-25)
  const ofGroups = queries
    .selectFrom('shared_sections')
    .innerJoin('tenants', 'tenants.group_id', 'shared_sections.tenant_id')
    .select(['tenants.id as tenant_id', start, expiry])
    .where('_status', '=', 'published')
    .where('is_for_group', '=', TRUE)
  const dated = queries
    .selectFrom('promo_cards')
    .select(['tenant_id', 'start', 'expiry'])
    .where('_status', '=', 'published')
    .unionAll(queries.selectFrom('offers').select(['tenant_id', 'start', 'expiry']).where('_status', '=', 'published'))
    .unionAll(queries.selectFrom('announcements').select(['tenant_id', 'start', 'expiry']).where('_status', '=', 'published'))
    .unionAll(scheduled('shared_sections'))
    .unionAll(ofGroups)
    .unionAll(scheduled('pages').where(sql<boolean>`pages.deleted_at is null`))
  return queries
    .selectFrom(dated.as('w'))
    .select(['w.tenant_id', toSeconds('w.start').as('start'), toSeconds('w.expiry').as('expiry')])
    .where(isOneOf('w.tenant_id', ids))
    .execute()
}

/**
 * Reads recent sales and arrivals whose window may still be open, in Unix seconds. Windows are whole days.
 * @param soldFor The longest window of a sold vehicle on any of the sites, in seconds.
 * @param arrivedFor The longest window of the just-arrived tag, in seconds.
 */
export function readWindows(run: RunSql, soldFor: number, arrivedFor: number) {
  const shown = typedQueries(run).selectFrom('vehicles').select('dealership_id').distinct().where('show_on_dealer_website', '=', TRUE)
  const sold = shown
    .select([sql<'sold' | 'arrived'>`'sold'`.as('kind'), sql<number>`sold_date_timestamp::float8`.as('at')])
    .where('sold_date_timestamp', '>', sql<string>`extract(epoch from now()) - ${soldFor + DAY_SECONDS}::int`)
  const arrived = shown
    .select([sql<'sold' | 'arrived'>`'arrived'`.as('kind'), sql<number>`floor(extract(epoch from created_at))::float8`.as('at')])
    .where('created_at', '>', sql<Date>`now() - make_interval(secs => ${arrivedFor + DAY_SECONDS}::int)`)
  return sold.unionAll(arrived).execute()
}

/** Reads the models that each dealership has in stock. */
export function readStock(run: RunSql) {
  return typedQueries(run)
    .selectFrom('vehicles')
    .select(['dealership_id', 'make', 'model'])
    .where('show_on_dealer_website', '=', TRUE)
    .groupBy(['dealership_id', 'make', 'model'])
    .execute()
}

export function readDealerships(run: RunSql) {
  return typedQueries(run).selectFrom('dealerships').select(['id', 'slug', 'name']).execute()
}

export function readBrands(run: RunSql) {
  return typedQueries(run).selectFrom('brands').select(['slug', 'name']).execute()
}

/** Reads the models of sites' ranges with their bodies. */
export function readModels(run: RunSql, ids: TenantIds) {
  return typedQueries(run)
    .selectFrom('models as m')
    .select((from) => [
      ...(['m.tenant_id', 'm.slug', 'm.new_slug', 'm.override_url'] as const),
      sql<(string | null)[]>`array(${from
        .selectFrom('models_texts as x')
        .select('x.text')
        .whereRef('x.parent_id', '=', 'm.id')
        .where('x.path', '=', 'body')
        .orderBy('x.order')})`.as('bodies'),
    ])
    .where(isOneOf('m.tenant_id', ids))
    .execute()
}

/** Reads visible locations with the slug of their dealership. */
export function readLocations(run: RunSql) {
  return typedQueries(run)
    .selectFrom('locations as l')
    .leftJoin('dealerships as d', 'd.id', 'l.dealership_id')
    .select(['l.dealership_id', 'l.tenant_id', 'l.slug', 'l.name', 'd.slug as dealership_slug'])
    .where('l.visible', '=', TRUE)
    .execute()
}

/** Reads every visible vehicle. */
export function readVehicles(run: RunSql) {
  return typedQueries(run)
    .selectFrom('vehicles')
    .select(['id', 'slug', 'dealership_id as dealershipId'])
    .where('show_on_dealer_website', '=', TRUE)
    .execute()
}
