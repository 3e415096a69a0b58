import { isRecord } from '@/domain/json/is-record'
import type { ReleasePanel } from '@/domain/editing/release/release-panel'
import { callAdmin, readAdminProblem, sendJson } from '../call-admin'

const NO_RESPONSE = 'The server did not answer. Check your connection and try again.'

const isPanel = (value: unknown): value is ReleasePanel => isRecord(value) && typeof value.id === 'number' && Array.isArray(value.items)

/** A response of a release's call: its panel, or a problem for the person. */
export type ReleaseResponse = { panel: ReleasePanel | null; problem: string | null }

/** Calls a release. Without a body it reads. */
export async function callRelease(id: number, call: 'panel' | 'items' | 'remove' | 'act', body?: object): Promise<ReleaseResponse> {
  const { isOk, json } = await callAdmin(`/api/releases/${id}/${call}`, body ? sendJson('POST', body) : {})
  const panel: unknown = isRecord(json) ? json.panel : null
  if (isOk && isPanel(panel)) return { panel, problem: null }
  return { panel: null, problem: readAdminProblem(json) ?? NO_RESPONSE }
}

/** A document that can be added to a release. */
export type Choice = { document: number; label: string; site: string; state: string }

const isChoice = (value: unknown): value is Choice =>
  isRecord(value) && typeof value.document === 'number' && typeof value.label === 'string'

/** Lists documents that can be added to a release; null when the server does not answer. */
export async function findChoices(id: number, collection: string, typed: string): Promise<Choice[] | null> {
  const asked = new URLSearchParams({ collection, q: typed })
  const { isOk, json } = await callAdmin(`/api/releases/${id}/choices?${asked.toString()}`)
  const rows: unknown = isRecord(json) ? json.choices : null
  return isOk && Array.isArray(rows) ? rows.filter(isChoice) : null
}

/** A release that items can be added to. */
export type OpenRelease = { id: number; name: string }

/** Lists the drafts of releases that the person may change, the newest first; null when the server does not answer. */
export async function findOpenReleases(): Promise<OpenRelease[] | null> {
  const { isOk, json } = await callAdmin('/api/releases?where[state][equals]=draft&depth=0&limit=50&sort=-updatedAt')
  const docs: unknown = isRecord(json) ? json.docs : null
  if (!isOk || !Array.isArray(docs)) return null
  return docs.flatMap((doc: unknown) =>
    isRecord(doc) && typeof doc.id === 'number' && typeof doc.name === 'string' ? [{ id: doc.id, name: doc.name }] : [],
  )
}

/** Makes a release of a site. Returns it, or a problem for the person. */
export async function makeRelease(name: string, tenant: number): Promise<{ release: OpenRelease | null; problem: string | null }> {
  const { isOk, json } = await callAdmin('/api/releases?depth=0', sendJson('POST', { name, tenant }))
  const doc: unknown = isRecord(json) ? json.doc : null
  if (isOk && isRecord(doc) && typeof doc.id === 'number') return { release: { id: doc.id, name }, problem: null }
  return { release: null, problem: readAdminProblem(json) ?? NO_RESPONSE }
}
