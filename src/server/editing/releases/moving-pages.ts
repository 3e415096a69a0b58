import type { PayloadRequest } from 'payload'
import { sql } from 'kysely'
import type { Move } from '@/domain/navigation/moves'
import { onTransaction } from '@/server/database/transaction'
import { typedQueries } from '@/server/database/typed-queries'
import { redirectMovedTogether } from '@/server/routing/redirect-rules'

const KEY = 'movingPages'

/** A page and the address that it gets. */
export type MovingPage = { id: number; tenant: number; path: string }

/** Pages that move in one transaction. `livePaths` has the addresses that they had before. */
class MovingPages {
  readonly livePaths = new Map<number, string>()
  readonly moves: (Move & { tenant: number })[] = []
}

const movingIn = ({ context }: Pick<PayloadRequest, 'context'>) => (context[KEY] instanceof MovingPages ? context[KEY] : null)

/**
 * Moves pages that give their address to another of these pages out of its way, until they are saved at their new one (EDT-20): two pages can
 * swap their addresses, although the database lets no two pages of a site have the same one at any time. The caller's transaction lets nobody
 * see the addresses in between. Until `finishMoves`, redirects of moved pages are only noted.
 */
export async function beginMoves(req: PayloadRequest, pages: readonly MovingPage[]): Promise<void> {
  const moving = new MovingPages()
  req.context[KEY] = moving
  if (pages.length < 2) return
  const queries = typedQueries(await onTransaction(req))
  const stored = await queries
    .selectFrom('pages')
    .select(['id', 'path', 'tenant_id'])
    .where('id', '=', sql<number>`any(${pages.map(({ id }) => id)}::int[])`)
    .execute()
  const leaving = stored.filter((row) =>
    pages.some(({ id, tenant, path }) => id !== row.id && tenant === row.tenant_id && path === row.path),
  )
  for (const { id, path } of leaving) {
    moving.livePaths.set(id, path ?? '')
    // no page can have such an address
    await queries
      .updateTable('pages')
      .set({ path: `/.moving-${id}` })
      .where('id', '=', id)
      .execute()
  }
}

/** Returns the address that a page had before it was moved out of the way; undefined for all others. */
export const livePathBefore = (req: Pick<PayloadRequest, 'context'>, id: number): string | undefined => movingIn(req)?.livePaths.get(id)

/** Notes the redirect of a page that moved; false when no pages move together, so that the caller adds it at once. */
export function noteMove(req: Pick<PayloadRequest, 'context'>, tenant: number, move: Move): boolean {
  const moving = movingIn(req)
  moving?.moves.push({ ...move, tenant })
  return moving !== null
}

/** Adds the redirects of all pages that moved, in each site at once: of two pages that swapped, neither address redirects. */
export async function finishMoves(req: PayloadRequest): Promise<void> {
  const moves = movingIn(req)?.moves ?? []
  req.context[KEY] = null
  for (const tenant of new Set(moves.map((move) => move.tenant)))
    await redirectMovedTogether(
      req,
      tenant,
      moves.filter((move) => move.tenant === tenant),
    )
}
