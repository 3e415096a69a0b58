import { copyBlock } from '@/domain/blocks/copy-blocks'
import { isRecord } from '@/domain/json/is-record'
import { callAdmin, readAdminProblem, sendJson } from '@/features/call-admin'

type Values = Record<string, unknown>
export type Choice = { id: number; label: string }
export type Outcome = { kind: 'done'; message: string } | { kind: 'problem'; message: string }

const NO_RESPONSE = 'The server didn’t respond. Nothing was changed; try again in a moment.'

const messageIn = (answer: unknown) => readAdminProblem(answer) ?? NO_RESPONSE

function docsIn(answer: unknown): Values[] {
  const docs: unknown = isRecord(answer) ? answer.docs : null
  return Array.isArray(docs) ? docs.filter(isRecord) : []
}

/** Returns a site's presets, or its other pages. */
export async function findChoices(collection: 'block-presets' | 'pages', tenant: number): Promise<Choice[]> {
  const label = collection === 'pages' ? 'title' : 'name'
  const { json } = await callAdmin(
    `/api/${collection}?where[tenant][equals]=${tenant}&select[${label}]=true&limit=300&depth=0&sort=${label}`,
  )
  return docsIn(json).flatMap((doc) => (typeof doc.id === 'number' ? [{ id: doc.id, label: String(doc[label] ?? doc.id) }] : []))
}

/** Returns the blocks of a preset, ready to be inserted into a page. */
export async function readPreset(id: number): Promise<Values[]> {
  const { json } = await callAdmin(`/api/block-presets/${id}?depth=0`)
  const layout: unknown = isRecord(json) ? json.layout : null
  return Array.isArray(layout) ? layout.filter(isRecord).map(copyBlock) : []
}

/** Saves a block as a preset for the site (ADM-13). */
export async function savePreset(tenant: number, name: string, block: Values): Promise<Outcome> {
  const { isOk, json } = await callAdmin('/api/block-presets', sendJson('POST', { tenant, name, layout: [copyBlock(block)] }))
  return isOk ? { kind: 'done', message: `Saved as the preset “${name}”.` } : { kind: 'problem', message: messageIn(json) }
}

/** Appends a copy of a block to another page's draft (ADM-13). The published page doesn't change. */
export async function copyToPage(page: Choice, block: Values): Promise<Outcome> {
  const read = await callAdmin(`/api/pages/${page.id}?depth=0&draft=true`)
  if (!read.isOk || !isRecord(read.json)) return { kind: 'problem', message: messageIn(read.json) }
  const layout: unknown[] = Array.isArray(read.json.layout) ? read.json.layout : []
  // refused when somebody saves that page between the two calls (EDT-02)
  const change = { layout: [...layout, copyBlock(block)], _status: 'draft', updatedAt: read.json.updatedAt }
  const { isOk, json } = await callAdmin(`/api/pages/${page.id}?draft=true&depth=0`, sendJson('PATCH', change))
  return isOk ? { kind: 'done', message: `Copied to the draft of “${page.label}”.` } : { kind: 'problem', message: messageIn(json) }
}
