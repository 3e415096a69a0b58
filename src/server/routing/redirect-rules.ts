import { createLocalReq, type PayloadRequest, type Where } from 'payload'
import { type Move, planRedirects } from '@/domain/navigation/moves'
import { explainBadSource, isRedirectStatus, type RedirectRule } from '@/domain/navigation/redirects'

const STATUS_VALUES = { 301: '301', 302: '302', 307: '307', 308: '308' } as const

/** Maps a stored redirect to a rule; null when it is incomplete. */
export function toRule({ from, to, status }: { from: unknown; to: unknown; status: unknown }): RedirectRule | null {
  const code = Number(status ?? 301)
  return typeof from === 'string' && typeof to === 'string' && isRedirectStatus(code) ? { from, to, status: code } : null
}

/** Returns a tenant's redirects, except the one that is being saved. */
export async function findRedirectRules(req: PayloadRequest, tenantId: number, except: number | null): Promise<RedirectRule[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { and: [{ tenant: { equals: tenantId } }, ...(except === null ? [] : [{ id: { not_equals: except } }])] },
    depth: 0,
    pagination: false,
    req,
  })
  return docs.flatMap((doc) => toRule(doc) ?? [])
}

/**
 * Adds redirects after pages or other documents have moved at one instant (SEO-04, EDT-20): from each old address to the new one, also for
 * redirects that led to the old one. Removes redirects from the new addresses.
 */
export async function redirectMovedTogether(given: PayloadRequest, tenantId: number, moves: readonly Move[]): Promise<void> {
  // runs as the platform within the same transaction: the user may have no permission on other sites that sell the vehicle
  const req = await createLocalReq({ req: { transactionID: given.transactionID } }, given.payload)
  const collection = 'redirects' as const
  const addresses = moves.flatMap(({ from, to }) => [from, to])
  const where: Where = { and: [{ tenant: { equals: tenantId } }, { or: [{ from: { in: addresses } }, { to: { in: addresses } }] }] }
  const { docs } = await req.payload.find({ collection, where, depth: 0, pagination: false, req })
  const { removed, retargeted, added } = planRedirects(docs, moves)
  for (const { id } of removed) await req.payload.delete({ collection, id, depth: 0, req })
  for (const { rule, to } of retargeted) await req.payload.update({ collection, id: rule.id, data: { to }, depth: 0, req })
  for (const { from, to } of added) {
    // addresses that the platform always answers, such as /trade-in, need no redirect
    if (explainBadSource(from) !== null) continue
    await req.payload.create({ collection, data: { tenant: tenantId, from, to, status: '301', origin: 'rename' }, depth: 0, req })
  }
}

/** Does the same for one move. */
export const redirectMoved = (req: PayloadRequest, tenantId: number, move: Move): Promise<void> =>
  redirectMovedTogether(req, tenantId, [move])

/**
 * Redirects the address of a page that is gone to a target that a person picked (EDT-19). Replaces a redirect that is already there. Runs
 * with the person's own rights.
 */
export async function redirectLeft(req: PayloadRequest, tenantId: number, { from, to, status }: RedirectRule): Promise<void> {
  const collection = 'redirects' as const
  const common = { depth: 0, overrideAccess: false, req }
  const { docs } = await req.payload.find({
    collection,
    where: { and: [{ tenant: { equals: tenantId } }, { from: { equals: from } }] },
    limit: 1,
    ...common,
  })
  const data = { tenant: tenantId, from, to, status: STATUS_VALUES[status], origin: 'person' as const }
  const [before] = docs
  if (before) await req.payload.update({ collection, id: before.id, data, ...common })
  else await req.payload.create({ collection, data, ...common })
}

/** Does the same for several moves on several sites. */
export async function redirectMoves(req: PayloadRequest, tenantIds: readonly number[], moves: readonly Move[]): Promise<void> {
  for (const tenantId of tenantIds) for (const move of moves) await redirectMoved(req, tenantId, move)
}
