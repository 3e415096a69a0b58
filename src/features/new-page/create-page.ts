import { isRecord } from '@/domain/json/is-record'
import { callAdmin, readAdminProblem, sendJson } from '../call-admin'

type Draft = { tenant: number; title: string; path: string; layout: readonly object[] }
export type Outcome = { kind: 'made'; id: number } | { kind: 'refused'; field: 'site' | 'title' | 'path' | null; message: string }

const NO_RESPONSE = 'The server did not answer. Check your connection and try again.'

/** Returns the first wrong field of an error response with its message. */
function readField(json: unknown): { path: string; message: string } | null {
  const [problem]: unknown[] = isRecord(json) && Array.isArray(json.errors) ? json.errors : []
  const data: unknown = isRecord(problem) ? problem.data : null
  const [error]: unknown[] = isRecord(data) && Array.isArray(data.errors) ? data.errors : []
  return isRecord(error) && typeof error.path === 'string' && typeof error.message === 'string'
    ? { path: error.path, message: error.message }
    : null
}

/** Creates the draft of a new page. A refusal names the field that it is about, such as an address that is taken (EDT-11). */
export async function createPage(draft: Draft): Promise<Outcome> {
  const { isOk, json } = await callAdmin('/api/pages?draft=true&depth=0', sendJson('POST', { ...draft, _status: 'draft' }))
  const doc: unknown = isRecord(json) ? json.doc : null
  if (isOk && isRecord(doc) && typeof doc.id === 'number') return { kind: 'made', id: doc.id }
  const field = readField(json)
  const name = field?.path === 'title' || field?.path === 'path' ? field.path : null
  return { kind: 'refused', field: name, message: field?.message ?? readAdminProblem(json) ?? NO_RESPONSE }
}
