import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { type BlockNote, mayChangeNote, mayUsePages, NOTE_LETTERS, type NoteChange, readNoteText } from '@/domain/editing/block-notes'
import { idOf } from '@/domain/json/id-of'
import { toStaffRole } from '@/domain/staff/access-table'
import type { BlockNote as StoredNote } from '@payload-types'
import { readClock } from '../process/now'
import { answer, refuse, withBody } from '../staff/answers'
import { toInstant } from '../content/to-instant'
import { findNoteReaders, type NoteReader } from './note-readers'

/** The newest of a page are shown. */
const MOST_NOTES = 500
const MOST_MENTIONS = 20
const newNote = z.object({ block: z.string().min(1).max(100), text: z.unknown(), mentions: z.array(z.int().positive()).max(MOST_MENTIONS) })
const noteChange = z.object({ note: z.int().positive(), text: z.unknown().optional(), isResolved: z.boolean().optional() })

/** A call of a member of staff about the notes of a page that they may open. */
type NoteCall = { req: PayloadRequest; pageId: number; tenantId: number; userId: number; mayWrite: boolean; readers: NoteReader[] }

const TOO_LONG = `Write a note of 1 to ${NOTE_LETTERS.toLocaleString('en-AU')} characters.`

async function findNames({ payload }: PayloadRequest, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const where = { id: { in: [...new Set(ids)].filter((id) => id !== null) } }
  const { docs } = await payload.find({ collection: 'users', where, depth: 0, pagination: false, select: { name: true } })
  return new Map(docs.map(({ id, name }) => [id, name]))
}

function toNote(stored: StoredNote, names: ReadonlyMap<number, string>): BlockNote {
  const [author, resolver, resolvedAt] = [idOf(stored.author), idOf(stored.resolvedBy), toInstant(stored.resolvedAt ?? null)]
  return {
    id: stored.id,
    block: stored.block,
    text: stored.text,
    author: author === null ? null : { id: author, name: names.get(author) ?? '' },
    mentions: (stored.mentions ?? []).flatMap((person) => names.get(idOf(person) ?? 0) ?? []),
    writtenAt: toInstant(stored.createdAt) ?? 0,
    resolved: resolvedAt === null ? null : { at: resolvedAt, by: names.get(resolver ?? 0) ?? null },
  }
}

/** Responds with the notes of the page and the colleagues who can be mentioned. */
async function answerNotes({ req, pageId, tenantId, userId, mayWrite, readers }: NoteCall): Promise<Response> {
  const { docs } = await req.payload.find({
    collection: 'block-notes',
    where: { and: [{ page: { equals: pageId } }, { tenant: { equals: tenantId } }] },
    sort: '-createdAt',
    depth: 0,
    limit: MOST_NOTES,
    req,
  })
  const ids = docs.flatMap(({ author, resolvedBy, mentions }) => [idOf(author), idOf(resolvedBy), ...(mentions ?? []).map(idOf)])
  const names = await findNames(req, ids)
  const people = readers.filter(({ id }) => id !== userId).map(({ id, name }) => ({ id, name }))
  return answer({ notes: docs.toReversed().map((stored) => toNote(stored, names)), people, me: userId, mayWrite })
}

async function readCall(req: PayloadRequest): Promise<NoteCall | Response> {
  const { user } = req
  if (user?.collection !== 'users') return refuse(401, 'Your session has ended. Sign in again.')
  const id = Number(req.routeParams?.id)
  const common = { draft: true, depth: 0, disableErrors: true, overrideAccess: false, select: { tenant: true }, req } as const
  const page = Number.isInteger(id) ? await req.payload.findByID({ collection: 'pages', id, ...common }) : null
  const tenantId = idOf(page?.tenant)
  if (!page || tenantId === null) return refuse(404, 'This page no longer exists.')
  const tenants = (user.tenants ?? []).flatMap(({ tenant }) => idOf(tenant) ?? [])
  const mayWrite = mayUsePages({ role: toStaffRole(user.role), tenants }, tenantId, 'update')
  return { req, pageId: id, tenantId, userId: user.id, mayWrite, readers: await findNoteReaders(req.payload, tenantId) }
}

const isRefusal = (call: NoteCall | Response): call is Response => call instanceof Response

async function addNote(call: NoteCall, sent: unknown): Promise<Response> {
  const { req, pageId: page, tenantId: tenant, userId: author, readers } = call
  const read = newNote.safeParse(sent)
  if (!read.success) return refuse(400, 'Say which block the note is on.')
  const text = readNoteText(read.data.text)
  if (text === null) return refuse(400, TOO_LONG)
  const mentions = [...new Set(read.data.mentions)]
  if (!mentions.every((id) => readers.some((reader) => reader.id === id))) {
    return refuse(400, 'Mention only colleagues who may open this page.')
  }
  await req.payload.create({
    collection: 'block-notes',
    data: { tenant, page, block: read.data.block, text, author, mentions },
    depth: 0,
    req,
  })
  return answerNotes(call)
}

function toChange({ text, isResolved }: z.output<typeof noteChange>): NoteChange | null {
  if (isResolved !== undefined) return { kind: isResolved ? 'resolve' : 'reopen' }
  const own = readNoteText(text)
  return own === null ? null : { kind: 'text', text: own }
}

async function changeNote(call: NoteCall, sent: unknown): Promise<Response> {
  const { req, pageId, userId } = call
  const read = noteChange.safeParse(sent)
  if (!read.success) return refuse(400, 'Say which note changes.')
  const id = read.data.note
  const note = await req.payload.findByID({ collection: 'block-notes', id, depth: 0, disableErrors: true, req })
  if (!note || idOf(note.page) !== pageId) return refuse(404, 'This note no longer exists.')
  const change = toChange(read.data)
  if (change === null) return refuse(400, TOO_LONG)
  if (!mayChangeNote(change, idOf(note.author), userId)) return refuse(403, 'Only its author may change a note.')
  const isResolving = change.kind === 'resolve'
  const data =
    change.kind === 'text'
      ? { text: change.text }
      : { resolvedAt: isResolving ? new Date(readClock() * 1000).toISOString() : null, resolvedBy: isResolving ? userId : null }
  await req.payload.update({ collection: 'block-notes', id, data, depth: 0, req })
  return answerNotes(call)
}

const write = (run: (call: NoteCall, sent: unknown) => Promise<Response>) =>
  withBody(async (req, sent) => {
    const call = await readCall(req)
    if (isRefusal(call)) return call
    return call.mayWrite ? run(call, sent) : refuse(403, 'You may not write notes on this page.')
  })

/**
 * The calls of a page's notes (EDT-29), which answer with all of them: GET /api/pages/{id}/notes reads; POST {block, text, mentions} adds one
 * and mails who is mentioned; PATCH {note, text} or {note, isResolved} changes one. A page that the caller may not open gets a 404.
 */
export const noteCalls: Omit<Endpoint, 'root'>[] = [
  {
    path: '/:id/notes',
    method: 'get',
    handler: async (req) => {
      const call = await readCall(req)
      return isRefusal(call) ? call : answerNotes(call)
    },
  },
  { path: '/:id/notes', method: 'post', handler: write(addNote) },
  { path: '/:id/notes', method: 'patch', handler: write(changeNote) },
]
