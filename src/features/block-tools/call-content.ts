import { copyBlock } from '@/domain/blocks/copy-blocks'
import { isRecord } from '@/domain/json/is-record'

type Values = Record<string, unknown>
export type Choice = { id: number; label: string }
export type Outcome = { kind: 'done'; message: string } | { kind: 'problem'; message: string }

const NO_ANSWER = 'The server did not answer. Nothing was changed; try again in a moment.'

function messageIn(answer: unknown): string {
  const errors: unknown = isRecord(answer) ? answer.errors : null
  const [first]: unknown[] = Array.isArray(errors) ? errors : []
  return isRecord(first) && typeof first.message === 'string' ? first.message : NO_ANSWER
}

async function call(path: string, method = 'GET', body?: Values): Promise<{ isOk: boolean; answer: unknown }> {
  try {
    const response = await fetch(`/api/${path}`, {
      method,
      credentials: 'include',
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    })
    return { isOk: response.ok, answer: await response.json() }
  } catch {
    return { isOk: false, answer: null }
  }
}

function docsIn(answer: unknown): Values[] {
  const docs: unknown = isRecord(answer) ? answer.docs : null
  return Array.isArray(docs) ? docs.filter(isRecord) : []
}

/** The presets of a site, or its other pages, to choose from. */
export async function findChoices(collection: 'block-presets' | 'pages', tenant: number): Promise<Choice[]> {
  const label = collection === 'pages' ? 'title' : 'name'
  const { answer } = await call(`${collection}?where[tenant][equals]=${tenant}&select[${label}]=true&limit=300&depth=0&sort=${label}`)
  return docsIn(answer).flatMap((doc) => (typeof doc.id === 'number' ? [{ id: doc.id, label: String(doc[label] ?? doc.id) }] : []))
}

/** The blocks of a preset, ready to be put on a page. */
export async function readPreset(id: number): Promise<Values[]> {
  const { answer } = await call(`block-presets/${id}?depth=0`)
  const layout: unknown = isRecord(answer) ? answer.layout : null
  return Array.isArray(layout) ? layout.filter(isRecord).map(copyBlock) : []
}

/** Keeps a block as a preset of the site (ADM-13). */
export async function savePreset(tenant: number, name: string, block: Values): Promise<Outcome> {
  const { isOk, answer } = await call('block-presets', 'POST', { tenant, name, layout: [copyBlock(block)] })
  return isOk ? { kind: 'done', message: `Kept as the preset “${name}”.` } : { kind: 'problem', message: messageIn(answer) }
}

/** Puts a copy of a block at the end of another page's draft (ADM-13); what visitors see of that page stays. */
export async function copyToPage(page: Choice, block: Values): Promise<Outcome> {
  const read = await call(`pages/${page.id}?depth=0&draft=true`)
  if (!read.isOk || !isRecord(read.answer)) return { kind: 'problem', message: messageIn(read.answer) }
  const layout: unknown[] = Array.isArray(read.answer.layout) ? read.answer.layout : []
  const { isOk, answer } = await call(`pages/${page.id}?draft=true&depth=0`, 'PATCH', {
    layout: [...layout, copyBlock(block)],
    _status: 'draft',
  })
  return isOk ? { kind: 'done', message: `Copied to the draft of “${page.label}”.` } : { kind: 'problem', message: messageIn(answer) }
}
