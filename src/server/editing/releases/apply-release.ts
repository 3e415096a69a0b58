import type { Payload, PayloadRequest } from 'payload'
import { inOrder, mayPublishItem, type ReleaseItem } from '@/domain/editing/release/release-item'
import { explainItemProblem, explainStop } from '@/domain/editing/release/release-problem'
import type { RestoredItem } from '@/domain/editing/release/release-restore'
import type { ReleaseState } from '@/domain/editing/release/release-state'
import type { User } from '@payload-types'
import { inTransaction } from '@/server/database/in-transaction'
import { onTransaction } from '@/server/database/transaction'
import { typedQueries } from '@/server/database/typed-queries'
import { logger } from '@/server/process/log'
import { noteAudit } from '@/server/staff/audit'
import { findItemProblem } from './item-facts'
import { lockItems } from './lock-items'
import { beginMoves, finishMoves } from './moving-pages'
import { reasonsOf, ReleaseStop } from './refusal-reasons'
import { readRelease, type StoredRelease, toPerson } from './stored-release'
import { noteReleasedPaths } from './released-paths'
import { publishItem } from './write-item'

const toIso = (instant: number) => new Date(instant * 1000).toISOString()

/** Lists why the items can't go live together; empty when they can. */
async function findStops(req: PayloadRequest, user: User, items: readonly ReleaseItem[]): Promise<string[]> {
  const stops: string[] = []
  for (const item of items) {
    const problem = await findItemProblem(req, item)
    if (problem) stops.push(explainItemProblem(item, problem))
    else if (!mayPublishItem(toPerson(user), item))
      stops.push(`${user.name || user.email} may not publish “${item.label}”. Somebody who may has to approve it.`)
  }
  return stops
}

async function publishOne(req: PayloadRequest, item: ReleaseItem): Promise<RestoredItem> {
  try {
    return await publishItem(req, item)
  } catch (error) {
    const reasons = reasonsOf(error)
    throw reasons === null ? error : new ReleaseStop(reasons.map((reason) => `“${item.label}” was refused: ${reason}`))
  }
}

/**
 * Publishes items in the request's transaction as a member of staff, each in its pinned version.
 * @throws {ReleaseStop} when one of them can't go live. The caller's transaction must not be committed then.
 */
export async function publishItems(req: PayloadRequest, user: User, items: readonly ReleaseItem[]): Promise<RestoredItem[]> {
  const ordered = inOrder(items)
  await lockItems(req, ordered)
  const stops = await findStops(req, user, ordered)
  if (stops.length > 0) throw new ReleaseStop(stops)
  req.user = { ...user, collection: 'users' }
  await beginMoves(req, await noteReleasedPaths(req, ordered))
  const restored: RestoredItem[] = []
  for (const item of ordered) restored.push(await publishOne(req, item))
  await finishMoves(req)
  return restored
}

async function findApprover({ payload }: PayloadRequest, release: StoredRelease): Promise<User> {
  const id = release.approvedBy
  const user = id === null ? null : await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true })
  if (!user) throw new ReleaseStop(['The account of who approved it no longer exists. Somebody else has to approve it.'])
  return user
}

/** Locks a release that still has this state, so that exactly one process goes on with it. Null when another one has it or was faster. */
async function claim(req: PayloadRequest, id: number, state: ReleaseState, now: number): Promise<StoredRelease | null> {
  const row = await typedQueries(await onTransaction(req))
    .selectFrom('releases')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', state)
    .where((is) => (state === 'scheduled' ? is('goes_live_at', '<=', toIso(now)) : is('id', '=', id)))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row ? readRelease(req, id) : null
}

type Outcome = { kind: 'live' } | { kind: 'stopped'; result: string } | { kind: 'passed' }

async function goLive(req: PayloadRequest, { id, state, now }: Wish): Promise<Outcome> {
  const release = await claim(req, id, state, now)
  if (!release) return { kind: 'passed' }
  if (release.items.length === 0) throw new ReleaseStop(['It has no items.'])
  const approver = await findApprover(req, release)
  const restore = await publishItems(req, approver, release.items)
  const data = { state: 'live' as const, liveAt: toIso(now), result: null, restore }
  await req.payload.update({ collection: 'releases', id, data, depth: 0, overrideAccess: true, req })
  const detail = `${release.name} (${release.items.length} items)`
  await noteAudit(await onTransaction(req), { event: 'release_live', who: null, by: approver.email, detail, headers: null })
  return { kind: 'live' }
}

/** PostgreSQL's classes of errors that a second attempt may not meet: lost connections, deadlocks and the end of the server. */
const TRANSIENT = /^(08|40|53|57)/
const NETWORK = /^(ECONN|ETIMEDOUT|EPIPE|EHOST|ENET|ENOTFOUND|EAI_)/
/** The driver and Payload give these no code. */
const LOST = /cannot begin transaction|connection terminated|connection error|client was closed|timeout e(xceeded|xpired)|read timeout/i

function isTransient(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof ReleaseStop) return false
  const code: unknown = Reflect.get(error, 'code')
  if (typeof code === 'string' && (TRANSIENT.test(code) || NETWORK.test(code))) return true
  // the message of a failed query contains its parameters, so only the innermost message is read
  return error.cause === undefined ? LOST.test(error.message) : isTransient(error.cause)
}

const OUR_FAULT = 'There was an error of the platform. Try again, and tell support if it happens again.'

async function stop(payload: Payload, { id, state, now }: Wish, error: unknown): Promise<Outcome> {
  if (!(error instanceof ReleaseStop)) logger.error({ err: error, release: id }, 'a release could not be applied')
  const reasons = error instanceof ReleaseStop ? error.reasons : [OUR_FAULT]
  const result = explainStop('Nothing of this release went live.', reasons)
  return inTransaction(payload, async (req) => {
    const release = await claim(req, id, state, now)
    if (!release) return { kind: 'passed' }
    await payload.update({ collection: 'releases', id, data: { state: 'stopped', result }, depth: 0, req })
    const detail = `${release.name}: ${reasons.join(' ')}`
    await noteAudit(await onTransaction(req), { event: 'release_stopped', who: null, detail, headers: null })
    return { kind: 'stopped', result }
  })
}

/** `state` is the state that the release must still have; `now` is in Unix seconds. */
type Wish = { id: number; state: 'approved' | 'scheduled'; now: number }

/**
 * Makes a release live as a whole, in one transaction (EDT-20). Any number of processes may try at once: one of them does it. When an item has
 * a newer edit, is gone or is refused, nothing is stored and the release is stopped with the reasons.
 * @throws the database's error when it can't be reached; the release then stays as it was.
 */
export async function applyRelease(payload: Payload, wish: Wish): Promise<Outcome> {
  try {
    return await inTransaction(payload, (req) => goLive(req, wish))
  } catch (error) {
    if (isTransient(error)) throw error
    return stop(payload, wish, error)
  }
}
