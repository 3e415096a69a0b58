import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import {
  isReleasedCollection,
  keyOfItem,
  listSitesOf,
  mayPublishItem,
  MOST_ITEMS,
  RELEASED_COLLECTIONS,
  RELEASED_PARTS,
  type ReleaseItem,
  withItem,
} from '@/domain/editing/release/release-item'
import { readReleaseAction } from '@/domain/editing/release/release-state'
import { hasRight, toStaffRole } from '@/domain/staff/access-table'
import { toPreviewAddress } from '@/server/content/preview-ticket'
import { answer, refuse, withBody } from '@/server/staff/answers'
import { type Acted, actOnRelease, changeRelease, type ReleaseCall } from './act-on-release'
import { describeRelease } from './describe-release'
import { listChoices } from './list-choices'
import { pinDocument, pinValues } from './pin-item'
import { toPerson, toStoredRelease } from './stored-release'

/** PostgreSQL's largest integer. */
const id = z.int().positive().max(2_147_483_647)
const documentSent = z.object({ collection: z.enum(RELEASED_COLLECTIONS), document: id })
const valuesSent = z.object({ part: z.enum(RELEASED_PARTS), document: id, value: z.record(z.string(), z.unknown()) })
const revisionSent = z.object({ revision: z.string().max(40) })
/** As much as a document may contain. */
const MOST_BYTES = 1024 ** 2

const GONE = 'There is no such release, or you have no access to it.'

async function readCall(req: PayloadRequest, revision: string | null = null): Promise<ReleaseCall | Response> {
  const { user } = req
  if (user?.collection !== 'users') return refuse(401, 'Your session has ended. Sign in again.')
  const releaseId = id.safeParse(Number(req.routeParams?.id)).data
  const rules = { depth: 0, disableErrors: true, overrideAccess: false, req }
  const found = releaseId === undefined ? null : await req.payload.findByID({ collection: 'releases', id: releaseId, ...rules })
  if (!found || releaseId === undefined) return refuse(404, GONE)
  // what it restores is not readable with the person's own access
  const release = await req.payload.findByID({ collection: 'releases', id: releaseId, depth: 0, req })
  return { req, user, release, revision }
}

async function answerPanel({ req, release }: ReleaseCall, acted: Acted): Promise<Response> {
  if ('refused' in acted) return refuse(acted.status, acted.refused)
  const newest = await req.payload.findByID({ collection: 'releases', id: release.id, depth: 0, req })
  return answer({ panel: await describeRelease(req, newest, acted.note) })
}

type Handle = (call: ReleaseCall, sent: unknown) => Promise<Response>

const write = (run: Handle) =>
  withBody(async (req, sent) => {
    const call = await readCall(req, revisionSent.safeParse(sent).data?.revision ?? null)
    if (call instanceof Response) return call
    const role = toStaffRole(call.user.role)
    return role !== null && hasRight(role, 'releases', 'update') ? run(call, sent) : refuse(403, 'You may not change releases.')
  })

const read =
  (run: (call: ReleaseCall) => Promise<Response>): Endpoint['handler'] =>
  async (req) => {
    const call = await readCall(req)
    return call instanceof Response ? call : run(call)
  }

async function pin(req: PayloadRequest, sent: unknown): Promise<ReleaseItem | { refused: string } | null> {
  const document = documentSent.safeParse(sent)
  if (document.success) return pinDocument(req, document.data.collection, document.data.document)
  const values = valuesSent.safeParse(sent)
  if (!values.success || JSON.stringify(values.data).length > MOST_BYTES) return { refused: 'Say what to add to the release.' }
  // PostgreSQL stores no NUL in JSON
  if (JSON.stringify(values.data).includes('\\u0000')) return { refused: 'This has a character that can’t be stored. Type the text again.' }
  return pinValues(req, values.data)
}

/** Not told apart from a document of another site, which nobody must learn of (SEC-01). */
const UNKNOWN = 'There is no such document, or you may not publish it.'

const addItem: Handle = async (call, sent) => {
  const pinned = await pin(call.req, sent)
  if (pinned === null) return refuse(404, UNKNOWN)
  if ('refused' in pinned) return refuse(400, pinned.refused)
  if (!mayPublishItem(toPerson(call.user), pinned)) return refuse(404, UNKNOWN)
  const acted = await changeRelease(call, 'change', ({ items }) => {
    const added = withItem(items, pinned)
    if (added.length > MOST_ITEMS) return { status: 400, refused: `A release has at most ${MOST_ITEMS} items. Make a second one.` }
    return { change: { items: added } }
  })
  return answerPanel(call, acted)
}

const removeItem: Handle = async (call, sent) => {
  const key = z.object({ key: z.string().max(100) }).safeParse(sent).data?.key
  const acted = await changeRelease(call, 'change', ({ items }) => ({ change: { items: items.filter((item) => keyOfItem(item) !== key) } }))
  return answerPanel(call, acted)
}

const act: Handle = async (call, sent) => {
  const body = z.object({ action: z.string(), at: z.string().max(40).optional() }).safeParse(sent)
  const action = readReleaseAction(body.data?.action)
  if (action === null || action === 'change') return refuse(400, 'Say what to do with the release.')
  return answerPanel(call, await actOnRelease(call, action, body.data?.at ?? ''))
}

/** How much is typed to find a document. */
const MOST_LETTERS = 100

async function answerChoices({ req, release }: ReleaseCall): Promise<Response> {
  const collection = String(req.searchParams.get('collection') ?? '')
  const typed = String(req.searchParams.get('q') ?? '')
    .slice(0, MOST_LETTERS)
    .trim()
  if (!isReleasedCollection(collection)) return refuse(400, 'Say which kind of document to list.')
  return answer({ choices: await listChoices(req, { collection, typed, release }) })
}

const openPreview = async ({ req, release }: ReleaseCall): Promise<Response> => {
  const { items, tenant } = toStoredRelease(release)
  const site = Number(req.searchParams.get('site'))
  const found = listSitesOf(items, tenant ?? 0).includes(site)
    ? await req.payload.findByID({ collection: 'tenants', id: site, depth: 0, disableErrors: true, req })
    : null
  if (!found) return refuse(404, GONE)
  return Response.redirect(toPreviewAddress(req, found, { kind: 'release', id: release.id }), 302)
}

/**
 * The calls of a release (EDT-20). Those that change it get `revision`, the version that the person saw, and answer with the panel of its form:
 * POST /api/releases/{id}/items adds `{collection, document}` in its newest version, or `{part, document, value}`; POST …/remove `{key}` removes
 * an item; POST …/act `{action, at}` approves, schedules, publishes, stops, reopens or rolls back. GET …/panel reads, GET …/choices lists
 * documents to add, GET …/preview leads to a preview of a site. A release with a site that the caller may not see gets a 404.
 */
export const releaseCalls: Omit<Endpoint, 'root'>[] = [
  { path: '/:id/panel', method: 'get', handler: read((call) => answerPanel(call, { note: null })) },
  { path: '/:id/choices', method: 'get', handler: read(answerChoices) },
  { path: '/:id/preview', method: 'get', handler: read(openPreview) },
  { path: '/:id/items', method: 'post', handler: write(addItem) },
  { path: '/:id/remove', method: 'post', handler: write(removeItem) },
  { path: '/:id/act', method: 'post', handler: write(act) },
]
