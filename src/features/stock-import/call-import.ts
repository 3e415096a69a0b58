import type { FeedMapping } from '@/domain/import/mapping'
import { type FileAnswer, fileAnswerSchema, problemSchema } from './answers'

export type CallProblem = { kind: 'problem'; message: string }

const FAILED = 'That did not work. Nothing was changed; please try again.'

async function call(path: string, init: RequestInit): Promise<{ isOk: boolean; json: unknown }> {
  const response = await fetch(path, { method: 'POST', credentials: 'same-origin', ...init })
  return { isOk: response.ok, json: await response.json() }
}

function toProblem(json: unknown): CallProblem {
  const parsed = problemSchema.safeParse(json)
  return { kind: 'problem', message: parsed.data?.errors[0]?.message ?? FAILED }
}

type FileOrder = { dealership: number; file: File; mapping: FeedMapping | null }

/** Asks what a file would do, or has it applied. Never throws. */
export async function sendFile(step: 'plan' | 'run', { dealership, file, mapping }: FileOrder): Promise<FileAnswer | CallProblem> {
  const body = new FormData()
  body.set('dealership', String(dealership))
  if (mapping) body.set('columns', JSON.stringify(mapping))
  body.set('file', file)
  try {
    const { json } = await call(`/api/stock-imports/${step}`, { body })
    const parsed = fileAnswerSchema.safeParse(json)
    return parsed.success ? parsed.data : toProblem(json)
  } catch {
    return { kind: 'problem', message: FAILED }
  }
}

async function send(path: string, init: RequestInit): Promise<{ kind: 'done' } | CallProblem> {
  try {
    const { isOk, json } = await call(path, init)
    return isOk ? { kind: 'done' } : toProblem(json)
  } catch {
    return { kind: 'problem', message: FAILED }
  }
}

/** Releases an import that is held, or takes one back. Never throws. */
export function settleImport(id: number, step: 'release' | 'undo'): Promise<{ kind: 'done' } | CallProblem> {
  return send(`/api/stock-imports/${id}/${step}`, {})
}

/** Saves a mapping under a name for a dealership. Never throws. */
export function saveMapping(feed: { name: string; dealership: number; tenant: number; columns: FeedMapping }) {
  return send('/api/stock-feeds', { headers: { 'content-type': 'application/json' }, body: JSON.stringify(feed) })
}
