import type { Access, PayloadRequest } from 'payload'
import { sql } from 'kysely'
import { idOf } from '@/domain/json/id-of'
import { reachesAllTenants } from '@/domain/staff/access-table'
import { onTransaction } from '@/server/database/transaction'
import { typedQueries } from '@/server/database/typed-queries'
import { roleOf } from '../shared/access'

/** Returns the ids of the releases that change a site which isn't one of these. */
async function findReleasesBeyond(req: PayloadRequest, own: readonly number[]): Promise<number[]> {
  const rows = await typedQueries(await onTransaction(req))
    .selectFrom('releases_rels')
    .select('parent_id')
    .distinct()
    .where('path', '=', 'sites')
    .where((is) => is.not(is('tenants_id', '=', sql<number>`any(${[...own]}::integer[])`)))
    .execute()
  return rows.map(({ parent_id: id }) => id)
}

/**
 * Narrows access to releases of which every site is one of the person's (EDT-20, SEC-01). The tenant plugin only compares the site that the
 * release belongs to.
 */
export function withinAllSites(allowed: Access | undefined): Access {
  return async (args) => {
    const answer = allowed ? await allowed(args) : false
    const { req } = args
    const role = roleOf(req)
    if (answer !== true || role === null || reachesAllTenants(role) || req.user?.collection !== 'users') return answer
    const beyond = await findReleasesBeyond(
      req,
      (req.user.tenants ?? []).flatMap(({ tenant }) => idOf(tenant) ?? []),
    )
    return beyond.length === 0 ? true : { id: { not_in: beyond } }
  }
}
