import type { PayloadRequest } from 'payload'
import { mayPublishItem, type ReleaseItem } from '@/domain/editing/release/release-item'
import { explainBadInstant, explainRefusedAction, readReleaseState, type ReleaseAction } from '@/domain/editing/release/release-state'
import { listRepeats, readDateText } from '@/domain/time/date-field'
import { PLATFORM_ZONE } from '@/domain/time/zone-name'
import type { Release, User } from '@payload-types'
import { inTransaction } from '@/server/database/in-transaction'
import { onTransaction } from '@/server/database/transaction'
import { typedQueries } from '@/server/database/typed-queries'
import { readClock } from '@/server/process/now'
import { findSiteById } from '@/server/routing/find-site'
import { noteAudit } from '@/server/staff/audit'
import { applyRelease, publishItems } from './apply-release'
import { ReleaseStop } from './refusal-reasons'
import { rollBackRelease } from './roll-back-release'
import { readRelease, type StoredRelease, toPerson, toStoredRelease } from './stored-release'

/** A call about a release that the person may change. `revision` is the version of the release that they saw. */
export type ReleaseCall = { req: PayloadRequest; user: User; release: Release; revision: string | null }

/** What a call did: `note` tells the person more; a refusal has a status. */
export type Acted = { note: string | null } | { status: number; refused: string }

const CONFLICT = 409
const BAD_INPUT = 400
const FORBIDDEN = 403
const UNPROCESSABLE = 422
const SEEN_OLD = 'Somebody changed this release since you opened it. Look at it again, and repeat this.'

type Change = Partial<Omit<Release, 'items'>> & { items?: ReleaseItem[] }
type Decided = { change: Change; note?: string } | { status: number; refused: string }

const toIso = (instant: number | null) => (instant === null ? null : new Date(instant * 1000).toISOString())

/** Changes a release while nobody else can, if its state allows the action and the person saw its newest version. */
export async function changeRelease(
  { req: { payload }, release: { id }, revision }: ReleaseCall,
  action: ReleaseAction,
  decide: (release: StoredRelease, req: PayloadRequest) => Promise<Decided> | Decided,
): Promise<Acted> {
  return inTransaction(payload, async (req) => {
    await typedQueries(await onTransaction(req))
      .selectFrom('releases')
      .select('id')
      .where('id', '=', id)
      .forUpdate()
      .execute()
    const [release, doc] = [await readRelease(req, id), await payload.findByID({ collection: 'releases', id, depth: 0, req })]
    if (!release) return { status: CONFLICT, refused: 'This release no longer exists.' }
    const refused = explainRefusedAction(release.state, action)
    if (refused !== null) return { status: CONFLICT, refused }
    if (revision !== null && doc.updatedAt !== revision) return { status: CONFLICT, refused: SEEN_OLD }
    const decided = await decide(release, req)
    if ('refused' in decided) return decided
    await payload.update({ collection: 'releases', id, data: decided.change, depth: 0, req })
    return { note: decided.note ?? null }
  })
}

class Rehearsed extends Error {}

/** Publishes everything and takes it back, so that approval already says what would stop the release. */
async function rehearse({ req: { payload }, user }: ReleaseCall, items: readonly ReleaseItem[]): Promise<string | null> {
  try {
    await inTransaction(payload, async (req) => {
      await publishItems(req, user, items)
      throw new Rehearsed()
    })
  } catch (error) {
    if (error instanceof ReleaseStop) return error.reasons.join(' ')
    if (!(error instanceof Rehearsed)) throw error
  }
  return null
}

async function approve(call: ReleaseCall): Promise<Acted> {
  const seen = await readRelease(call.req, call.release.id)
  if (!seen || seen.items.length === 0) return { status: BAD_INPUT, refused: 'Add at least one item first.' }
  if (seen.state === 'draft') {
    const refused = await rehearse(call, seen.items)
    if (refused !== null) return { status: UNPROCESSABLE, refused }
  }
  return changeRelease(call, 'approve', ({ items }) => {
    if (JSON.stringify(items) !== JSON.stringify(seen.items)) return { status: CONFLICT, refused: SEEN_OLD }
    return { change: { state: 'approved', approvedBy: call.user.id, approvedAt: toIso(readClock()), result: null } }
  })
}

async function schedule(call: ReleaseCall, at: string): Promise<Acted> {
  const now = readClock()
  return changeRelease(call, 'schedule', async ({ tenant }) => {
    const zone = (await findSiteById(tenant ?? 0))?.timeZone ?? PLATFORM_ZONE
    const typed = readDateText(at, zone, false)
    const instant = typed.kind === 'date' ? typed.instant : null
    const refused = explainBadInstant(instant, now)
    if (refused !== null || instant === null) return { status: BAD_INPUT, refused: refused ?? '' }
    const [first] = listRepeats(instant, zone)
    const repeated = first ? `The clocks go back and this time comes twice: ${first.label}.` : null
    const note = (typed.kind === 'date' ? typed.note : null) ?? repeated
    return { change: { state: 'scheduled', goesLiveAt: toIso(instant), result: null }, ...(note === null ? {} : { note }) }
  })
}

async function publish(call: ReleaseCall): Promise<Acted> {
  const now = readClock()
  // a scheduled release is brought forward, so that whoever is faster, this call or the job, publishes it once
  const moved = await changeRelease(call, 'publish', ({ state }) => ({
    change: state === 'scheduled' ? { goesLiveAt: toIso(now) } : { goesLiveAt: null },
  }))
  if ('refused' in moved) return moved
  const state = call.release.state === 'scheduled' ? 'scheduled' : 'approved'
  await applyRelease(call.req.payload, { id: call.release.id, state, now })
  return { note: null }
}

async function stop(call: ReleaseCall): Promise<Acted> {
  const { user } = call
  const result = `${user.name || user.email} stopped this release before it went live.`
  return changeRelease(call, 'stop', async ({ name }, req) => {
    await noteAudit(await onTransaction(req), { event: 'release_stopped', who: null, by: user.email, detail: name, headers: null })
    return { change: { state: 'stopped', goesLiveAt: null, result } }
  })
}

const CLEARED = { approvedBy: null, approvedAt: null, goesLiveAt: null, liveAt: null, rolledBackAt: null, result: null, restore: null }

/** Does what a person asks for (EDT-20). @param at The typed date and time of a schedule, in the zone of the release's site. */
export async function actOnRelease(call: ReleaseCall, action: Exclude<ReleaseAction, 'change'>, at: string): Promise<Acted> {
  switch (action) {
    case 'approve':
      return approve(call)
    case 'schedule':
      return schedule(call, at)
    case 'publish':
      return publish(call)
    case 'stop':
      return stop(call)
    case 'reopen':
      return changeRelease(call, 'reopen', () => ({ change: { ...CLEARED, state: 'draft' } }))
    case 'rollBack': {
      const refused = explainRefusedAction(readReleaseState(call.release.state), 'rollBack')
      if (refused !== null) return { status: CONFLICT, refused }
      // a rollback is saved as the platform, so the person's own rights are checked here
      const barred = toStoredRelease(call.release).items.find((item) => !mayPublishItem(toPerson(call.user), item))
      if (barred)
        return { status: FORBIDDEN, refused: `You may not change “${barred.label}”. Ask somebody who may to roll this release back.` }
      await rollBackRelease(call.req.payload, { id: call.release.id, user: call.user, now: readClock() })
      return { note: null }
    }
  }
}
