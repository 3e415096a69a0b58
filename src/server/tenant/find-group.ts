import { cache } from 'react'
import { cachedRead } from '../cache/cached-read'
import { runSql } from '../database/run-sql'
import { typedQueries } from '../database/typed-queries'
import { cacheTags } from '../invalidation/tags'

/** Returns the group that a site belongs to, by its id; null for none (EDT-25). */
export const findGroup = cache((tenantId: number): Promise<number | null> =>
  cachedRead(['group', tenantId], [cacheTags.tenant(tenantId)], async () => {
    const row = await typedQueries(runSql).selectFrom('tenants').select('group_id').where('id', '=', tenantId).executeTakeFirst()
    return row?.group_id ?? null
  }),
)
