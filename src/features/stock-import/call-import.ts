import type { FeedMapping } from '@/domain/import/mapping'
import { callAdmin, readAdminProblem, sendJson } from '@/features/call-admin'
import { type FileAnswer, fileAnswerSchema } from './responses'

export type CallProblem = { kind: 'problem'; message: string }

const FAILED = 'That didn’t work. Nothing was changed; please try again.'

function toProblem(json: unknown): CallProblem {
  return { kind: 'problem', message: readAdminProblem(json) ?? FAILED }
}

type FileOrder = { dealership: number; file: File; mapping: FeedMapping | null }

/** Requests a dry run of a file, or applies it. Never throws. */
export async function sendFile(step: 'plan' | 'run', { dealership, file, mapping }: FileOrder): Promise<FileAnswer | CallProblem> {
  const body = new FormData()
  body.set('dealership', String(dealership))
  if (mapping) body.set('columns', JSON.stringify(mapping))
  body.set('file', file)
  const { json } = await callAdmin(`/api/stock-imports/${step}`, { method: 'POST', body })
  const parsed = fileAnswerSchema.safeParse(json)
  return parsed.success ? parsed.data : toProblem(json)
}

async function send(path: `/api/${string}`, init: RequestInit): Promise<{ kind: 'done' } | CallProblem> {
  const { isOk, json } = await callAdmin(path, init)
  return isOk ? { kind: 'done' } : toProblem(json)
}

/** Releases a held import or undoes an applied one. Never throws. */
export function decideImport(id: number, step: 'release' | 'undo'): Promise<{ kind: 'done' } | CallProblem> {
  return send(`/api/stock-imports/${id}/${step}`, { method: 'POST' })
}

/** Saves a named mapping for a dealership. Never throws. */
export function saveMapping(feed: { name: string; dealership: number; tenant: number; columns: FeedMapping }) {
  return send('/api/stock-feeds', sendJson('POST', feed))
}
