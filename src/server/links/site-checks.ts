import type { Payload, PayloadRequest } from 'payload'
import { sql } from 'kysely'
import { type CheckedDocument, countNew, countOpen, readChecked } from '@/domain/pages/links/site-check'
import { runSql } from '../database/run-sql'
import { onTransaction } from '../database/transaction'
import { typedQueries } from '../database/typed-queries'
import { logger } from '../process/log'
import { findSiteById } from '../routing/find-site'
import { toInstant } from '../content/to-instant'
import { checkSite } from './check-site'

/** The last check of a site. `checkedAt` is in Unix seconds. */
export type SiteCheck = { checkedAt: number; reason: 'publish' | 'night'; found: number; fresh: number; documents: CheckedDocument[] }

/** Asks for a check of a site once the request's changes are stored (ADM-20). Waits for nobody: the wish is a row of its own. */
export async function askForCheck(req: PayloadRequest, tenantId: number): Promise<void> {
  const run = await onTransaction(req)
  const ask = `insert into site_check_wish (tenant_id)
    select $1::int where not exists (select 1 from site_check_wish where tenant_id = $1::int)`
  await run(ask, [tenantId])
}

/** The last time at which it was two in the morning in the site's own time zone. */
const NIGHT = `(date_trunc('day', (now() at time zone tenant.time_zone::text) - interval '2 hours') + interval '2 hours')
  at time zone tenant.time_zone::text`

/** Whether the night's check of a site is still to come. A new site has nothing to check yet. */
const IS_NIGHT_DUE = `coalesce((select night_at from site_check where tenant_id = tenant.id), tenant.created_at) < ${NIGHT}`

/** Sites that a publish asked for, and those that were not checked since the last night began. */
const DUE = `
  select tenant.id from tenants tenant
  where exists (select 1 from site_check_wish where tenant_id = tenant.id) or (${IS_NIGHT_DUE})
  order by tenant.id limit 20`

/** Returns the ids of the sites that are due to be checked. */
export async function listDueChecks(): Promise<number[]> {
  return (await runSql<{ id: number }>(DUE)).rows.map(({ id }) => id)
}

/** Takes a due site, so that exactly one process checks it; no row when another one was faster. */
const CLAIM = `
  with wish as (delete from site_check_wish where tenant_id = $1 returning 1),
    asked as (select exists (select 1 from wish) as is_wished)
  insert into site_check (tenant_id, checked_at, night_at, reason)
  select tenant.id, now(), case when is_wished then null else now() end, case when is_wished then 'publish' else 'night' end
  from tenants tenant, asked where tenant.id = $1 and (is_wished or (${IS_NIGHT_DUE}))
  on conflict (tenant_id) do update set
    checked_at = now(), reason = excluded.reason, night_at = coalesce(excluded.night_at, site_check.night_at)
  where excluded.reason = 'publish' or site_check.night_at is null or site_check.night_at < now() - interval '1 hour'
  returning reason`

async function checkOne(payload: Payload, tenantId: number): Promise<void> {
  const { rows } = await runSql(CLAIM, [tenantId])
  const site = rows.length === 0 ? null : await findSiteById(tenantId)
  if (!site) return
  const documents = await checkSite(payload, null, site)
  await runSql('update site_check set before = documents, documents = $2::jsonb where tenant_id = $1', [
    tenantId,
    JSON.stringify(documents),
  ])
  logger.info({ site: tenantId, found: countOpen(documents) }, 'a site was checked')
}

/** Checks all sites that are due: after a publish, and each night (ADM-20, DESK-11). One that fails delays no other. */
export async function runDueChecks(payload: Payload): Promise<void> {
  for (const id of await listDueChecks())
    await checkOne(payload, id).catch((error: unknown) => logger.warn({ reason: String(error), site: id }, 'a site could not be checked'))
}

/** Returns the last check of a site; null before the first. Whoever calls this has checked that its reader may see the site. */
export async function findSiteCheck(tenantId: number): Promise<SiteCheck | null> {
  const row = await typedQueries(runSql)
    .selectFrom('site_check')
    .select(['checked_at', 'reason', 'documents', 'before'])
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`documents is not null`)
    .executeTakeFirst()
  const checkedAt = toInstant(row?.checked_at ? new Date(row.checked_at).toISOString() : null)
  if (!row || checkedAt === null) return null
  const documents = readChecked(row.documents)
  const fresh = row.before === null ? 0 : countNew(documents, readChecked(row.before))
  return { checkedAt, reason: row.reason === 'publish' ? 'publish' : 'night', found: countOpen(documents), fresh, documents }
}
