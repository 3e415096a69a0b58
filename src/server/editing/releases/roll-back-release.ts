import type { Payload, PayloadRequest } from 'payload'
import { inOrder } from '@/domain/editing/release/release-item'
import { explainItemProblem, explainStop } from '@/domain/editing/release/release-problem'
import { asWentLive, readRestoredItems, type RestoredItem } from '@/domain/editing/release/release-restore'
import type { User } from '@payload-types'
import { inTransaction } from '@/server/database/in-transaction'
import { onTransaction } from '@/server/database/transaction'
import { typedQueries } from '@/server/database/typed-queries'
import { noteAudit } from '@/server/staff/audit'
import { findItemProblem } from './item-facts'
import { lockItems } from './lock-items'
import { beginMoves, finishMoves, type MovingPage } from './moving-pages'
import { reasonsOf, ReleaseStop } from './refusal-reasons'
import { readRelease } from './stored-release'
import { restoreItem } from './write-item'

const pagesOf = (restored: readonly RestoredItem[]): MovingPage[] =>
  restored.flatMap(({ kind, item, before }) =>
    kind === 'document' && item.collection === 'pages' && typeof before?.path === 'string'
      ? [{ id: item.document, tenant: item.tenant, path: before.path }]
      : [],
  )

async function restoreAll(req: PayloadRequest, restored: readonly RestoredItem[]): Promise<void> {
  await beginMoves(req, pagesOf(restored))
  // in reverse: links of the later documents lead to the earlier ones
  for (const one of restored.toReversed()) {
    try {
      await restoreItem(req, one)
    } catch (error) {
      const reasons = reasonsOf(error)
      throw reasons === null ? error : new ReleaseStop(reasons.map((reason) => `“${one.item.label}” was refused: ${reason}`))
    }
  }
  await finishMoves(req)
}

async function findNewerEdits(req: PayloadRequest, restored: readonly RestoredItem[]): Promise<string[]> {
  const stops: string[] = []
  for (const one of restored) {
    const problem = await findItemProblem(req, asWentLive(one))
    if (problem) stops.push(explainItemProblem(one.item, problem, 'rollBack'))
  }
  return stops
}

type Wish = { id: number; user: User; now: number }

async function restore(req: PayloadRequest, { id, user, now }: Wish): Promise<boolean> {
  const row = await typedQueries(await onTransaction(req))
    .selectFrom('releases')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'live')
    .forUpdate()
    .executeTakeFirst()
  const release = row && (await readRelease(req, id))
  if (!release) return false
  const restored = readRestoredItems(release.restore, release.items)
  if (restored === null) throw new ReleaseStop(['What it replaced is no longer stored. Restore each document from its own versions.'])
  await lockItems(req, inOrder(release.items))
  const stops = await findNewerEdits(req, restored)
  if (stops.length > 0) throw new ReleaseStop(stops)
  await restoreAll(req, restored)
  const data = { state: 'rolledBack' as const, rolledBackAt: new Date(now * 1000).toISOString(), result: null, restore: null }
  await req.payload.update({ collection: 'releases', id, data, depth: 0, req })
  await noteAudit(await onTransaction(req), {
    event: 'release_rolled_back',
    who: null,
    by: user.email,
    detail: release.name,
    headers: null,
  })
  return true
}

/**
 * Restores what visitors saw before a release, as a whole, in one transaction (EDT-20). Newer edits stop it: they would be lost. Returns why it
 * was stopped; null when it was rolled back, by this call or another one.
 */
export async function rollBackRelease(payload: Payload, wish: Wish): Promise<string | null> {
  try {
    await inTransaction(payload, (req) => restore(req, wish))
    return null
  } catch (error) {
    if (!(error instanceof ReleaseStop)) throw error
    const result = explainStop('The release was not rolled back. It is live as before.', error.reasons)
    await payload.update({ collection: 'releases', id: wish.id, data: { result }, depth: 0 })
    return result
  }
}
