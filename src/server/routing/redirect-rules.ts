import { createLocalReq, type PayloadRequest } from 'payload'
import type { Move } from '@/domain/navigation/moves'
import { explainBadSource, isRedirectStatus, type RedirectRule } from '@/domain/navigation/redirects'

/** A stored redirect as a rule; null when it lacks something. */
export function toRule({ from, to, status }: { from: unknown; to: unknown; status: unknown }): RedirectRule | null {
  const code = Number(status ?? 301)
  return typeof from === 'string' && typeof to === 'string' && isRedirectStatus(code) ? { from, to, status: code } : null
}

/** The redirects of a tenant, without the one that is just changed. */
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
 * After something with an address moved (SEO-04): the old address leads to the new one, what led to the old one leads there at once, and
 * a redirect away from the new address, where something stands again, goes.
 */
export async function redirectMoved(given: PayloadRequest, tenantId: number, { from, to }: Move): Promise<void> {
  // the platform's own doing, within the same transaction: who renames a car has no rights on the other sites that sell it
  const req = await createLocalReq({ req: { transactionID: given.transactionID } }, given.payload)
  const own = { tenant: { equals: tenantId } }
  await req.payload.delete({ collection: 'redirects', where: { and: [own, { from: { in: [from, to] } }] }, depth: 0, req })
  await req.payload.update({ collection: 'redirects', where: { and: [own, { to: { equals: from } }] }, data: { to }, depth: 0, req })
  // where the platform answers by itself, as at /trade-in, nothing is left behind
  if (explainBadSource(from) !== null) return
  await req.payload.create({
    collection: 'redirects',
    data: { tenant: tenantId, from, to, status: '301', origin: 'rename' },
    depth: 0,
    req,
  })
}

/** The same for every address that something left, on every site where it stood. */
export async function redirectMoves(req: PayloadRequest, tenantIds: readonly number[], moves: readonly Move[]): Promise<void> {
  for (const tenantId of tenantIds) for (const move of moves) await redirectMoved(req, tenantId, move)
}
