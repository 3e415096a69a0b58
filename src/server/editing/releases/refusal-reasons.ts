import { isRecord } from '@/domain/json/is-record'
import { statusOfPayloadError } from '@/server/admin-api/payload-error'

const SERVER_ERROR = 500

/** Stops a release: nothing of it is stored. `reasons` are sentences for people. */
export class ReleaseStop extends Error {
  constructor(readonly reasons: readonly string[]) {
    super('the release is stopped')
  }
}

function readReason(error: unknown): string[] {
  if (!isRecord(error) || typeof error.message !== 'string') return []
  const { label, message } = error
  if (typeof label !== 'string' || label === '') return [message]
  // our own refusals have the whole sentence as label
  return [label.replaceAll(';', ',').includes(message) ? label : `${label}: ${message}`]
}

/** Returns why a save was refused, in the words of its fields; null for an error of the platform. */
export function reasonsOf(error: unknown): string[] | null {
  const status = statusOfPayloadError(error)
  if (!(error instanceof Error) || status === null || status >= SERVER_ERROR) return null
  const data: unknown = Reflect.get(error, 'data')
  const fields: unknown[] = isRecord(data) && Array.isArray(data.errors) ? data.errors : []
  const reasons = fields.flatMap(readReason)
  return reasons.length > 0 ? reasons : [error.message]
}
