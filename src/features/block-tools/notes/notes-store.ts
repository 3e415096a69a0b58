import { useSyncExternalStore } from 'react'
import type { BlockNote } from '@/domain/editing/block-notes'
import { isRecord } from '@/domain/json/is-record'
import { callAdmin, readAdminProblem, sendJson } from '@/features/call-admin'

export type Person = { id: number; name: string }
/** What was typed for a new note on a block. It is kept here until it is saved, also while the panel is closed. */
export type Typed = { text: string; mentions: readonly number[] }

type Notes = {
  pageId: number | null
  notes: readonly BlockNote[]
  /** Colleagues who can be mentioned. */
  people: readonly Person[]
  /** Id of the signed-in person. */
  me: number
  mayWrite: boolean
  isLoaded: boolean
  /** The block whose notes are shown; REMOVED for those on removed blocks, null for none. */
  open: string | null
  typed: Readonly<Record<string, Typed>>
  /** Changed texts of notes that are not saved yet, by the note's id. */
  rewritten: Readonly<Record<number, string>>
}

/** Stands for the blocks that the page no longer has. */
export const REMOVED = 'removed'
const NO_NOTES = { pageId: null, notes: [], people: [], me: 0, mayWrite: false, isLoaded: false, open: null }
const EMPTY: Notes = { ...NO_NOTES, typed: {}, rewritten: {} }
const NOTHING_TYPED: Typed = { text: '', mentions: [] }
const NO_RESPONSE = 'The server did not answer. Your text is still here; check your connection and try again.'

let current = EMPTY
const listeners = new Set<() => void>()

function set(change: Partial<Notes>): void {
  current = { ...current, ...change }
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the notes of the page whose form is open. The rows of its blocks and the panel share them. */
export const useNotes = (): Notes =>
  useSyncExternalStore(
    listen,
    () => current,
    () => EMPTY,
  )

/** Shows the notes of a block, or none. */
export const openNotes = (open: string | null): void => set({ open })

export const typedFor = (typed: Notes['typed'], block: string): Typed => typed[block] ?? NOTHING_TYPED

export function keepTyped(block: string, typed: Typed): void {
  set({ typed: { ...current.typed, [block]: typed } })
}

/** Keeps the changed text of a note until it is saved; null discards it. */
export function keepRewritten(note: number, text: string | null): void {
  const { [note]: _, ...others } = current.rewritten
  set({ rewritten: text === null ? others : { ...others, [note]: text } })
}

const isNote = (value: unknown): value is BlockNote =>
  isRecord(value) && typeof value.id === 'number' && typeof value.block === 'string' && typeof value.text === 'string'
const isPerson = (value: unknown): value is Person => isRecord(value) && typeof value.id === 'number' && typeof value.name === 'string'

/** Takes the notes of an answer, unless another page's form was opened meanwhile. */
function take(pageId: number, json: unknown): void {
  if (current.pageId !== pageId || !isRecord(json) || !Array.isArray(json.notes) || !Array.isArray(json.people)) return
  const notes = json.notes.filter(isNote)
  const people = json.people.filter(isPerson)
  set({ notes, people, me: Number(json.me), mayWrite: json.mayWrite === true, isLoaded: true })
}

/** Reads the notes of a page, or again those of the same one. Without an answer no notes are shown, and the form works as before. */
export async function loadNotes(pageId = current.pageId): Promise<void> {
  if (pageId === null) return
  // what is not sent stays: the person may come back to that page
  if (current.pageId !== pageId) set({ ...NO_NOTES, pageId })
  const { isOk, json } = await callAdmin(`/api/pages/${pageId}/notes`)
  if (isOk) take(pageId, json)
}

/** Sends a change and returns what was wrong with it, or null. */
async function send(method: 'POST' | 'PATCH', body: object): Promise<string | null> {
  const { pageId } = current
  if (pageId === null) return NO_RESPONSE
  const { isOk, json } = await callAdmin(`/api/pages/${pageId}/notes`, sendJson(method, body))
  if (!isOk) return readAdminProblem(json) ?? NO_RESPONSE
  take(pageId, json)
  return null
}

/** Saves what was typed as a note on a block. Returns the problem, or null; the text is dropped only when it is saved. */
export async function saveTyped(block: string): Promise<string | null> {
  const sent = typedFor(current.typed, block)
  const problem = await send('POST', { block, ...sent })
  // what was typed while the note was being sent is not in it
  if (problem === null && typedFor(current.typed, block) === sent) keepTyped(block, NOTHING_TYPED)
  return problem
}

/** Saves the changed text of a note. Returns the problem, or null; the text is dropped only when it is saved. */
export async function saveRewritten(note: number): Promise<string | null> {
  const text = current.rewritten[note]
  const problem = await send('PATCH', { note, text })
  if (problem === null && current.rewritten[note] === text) keepRewritten(note, null)
  return problem
}

export const resolveNote = (note: number, isResolved: boolean): Promise<string | null> => send('PATCH', { note, isResolved })
