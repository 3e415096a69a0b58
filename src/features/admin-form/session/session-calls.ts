import { isRecord } from '@/domain/json/is-record'
import { readSaveProblem } from '@/domain/editing/save-problem'
import { closeQuietProblem, reportProblem } from '@/features/admin-form/problem-store'
import { callAdmin, sendJson } from '@/features/call-admin'
import { pickEdited } from './read-form'
import type { SaveAnswer, Values, Version } from './saver'

/** Such as `/api/pages/7`. */
export type DocumentPath = `/api/${string}`

const NEWEST = 'draft=true&depth=0&fallback-locale=null'

export function toVersion(document: unknown): Version | null {
  if (!isRecord(document) || typeof document.updatedAt !== 'string') return null
  return { updatedAt: document.updatedAt, values: pickEdited(document) }
}

/** Returns the newest version of a document, drafts included; null when it can't be read. */
export async function readNewest(path: DocumentPath): Promise<Version | null> {
  const { isOk, json } = await callAdmin(`${path}?${NEWEST}`)
  return isOk ? toVersion(json) : null
}

/** Checks whether the session has ended, as opposed to a missing permission. */
export async function isSignedOut(): Promise<boolean> {
  const { status, json } = await callAdmin('/api/users/me')
  return status !== 0 && !(isRecord(json) && isRecord(json.user))
}

const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429

/**
 * Saves a draft that is based on version `base` (EDT-02). A refusal is shown in the list of problems. A save that was refused for its session
 * is repeated once if there is a session now.
 */
export async function saveDraft(path: DocumentPath, values: Values, base: string, isRepeated = false): Promise<SaveAnswer> {
  const change = sendJson('PATCH', { ...values, _status: 'draft' })
  const headers = { 'content-type': 'application/json', 'x-base': base }
  const { isOk, status, json } = await callAdmin(`${path}?autosave=true&${NEWEST}`, { ...change, headers })
  const version = isOk && isRecord(json) ? toVersion(json.doc) : null
  if (version) {
    closeQuietProblem(path)
    return { kind: 'saved', version }
  }
  if (status === 409) return { kind: 'late' }
  if (status === 401 || status === 403) {
    if (await isSignedOut()) return { kind: 'signedOut' }
    // someone may have signed in while the answer was on its way
    if (!isRepeated) return saveDraft(path, values, base, true)
  }
  if (!isRefusal(status)) return { kind: 'away' }
  reportProblem(path, readSaveProblem(status, json), true)
  return { kind: 'refused' }
}

export type Wish = 'stay' | 'join' | 'takeOver' | 'leave'
export type Person = { name: string; since: string; edits: boolean; isSelf: boolean }
export type Presence = {
  edits: boolean
  takenBy: string | null
  others: Person[]
  version: string
  /** Who saved it. */ editor: string | null
}

const isPerson = (value: unknown): value is Person =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  typeof value.since === 'string' &&
  typeof value.edits === 'boolean' &&
  typeof value.isSelf === 'boolean'

/** Reports that this tab has the document open, and returns who else has it open (EDT-01); null when the server does not answer. */
export async function reportPresence(path: DocumentPath, tab: string, wish: Wish): Promise<Presence | 'signedOut' | null> {
  const { isOk, status, json } = await callAdmin(`${path}/presence`, { ...sendJson('POST', { tab, wish }), keepalive: wish === 'leave' })
  if (status === 401) return 'signedOut'
  if (!isOk || !isRecord(json) || typeof json.edits !== 'boolean' || typeof json.version !== 'string' || !Array.isArray(json.others))
    return null
  const takenBy = typeof json.takenBy === 'string' ? json.takenBy : null
  const editor = typeof json.editor === 'string' ? json.editor : null
  return { edits: json.edits, takenBy, others: json.others.filter(isPerson), version: json.version, editor }
}
