import { isRecord } from '@/domain/json/is-record'

/** A response of the admin's API. `status` is 0 when the call fails. */
export type AdminResponse = { isOk: boolean; status: number; json: unknown }

/** Returns the options of a request with a JSON body. */
export function sendJson(method: 'POST' | 'PATCH', body: object): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** Calls Payload's API, or a collection's endpoint, as the signed-in member of staff. Never throws. */
export async function callAdmin(path: `/api/${string}`, init: RequestInit = {}): Promise<AdminResponse> {
  try {
    const response = await fetch(path, { credentials: 'same-origin', ...init })
    return { isOk: response.ok, status: response.status, json: await response.json().catch(() => null) }
  } catch {
    return { isOk: false, status: 0, json: null }
  }
}

/** Returns the first message of an error response in Payload's shape `{ errors: [{ message }] }`, or null. */
export function readAdminProblem(json: unknown): string | null {
  const errors: unknown = isRecord(json) ? json.errors : null
  const [first]: unknown[] = Array.isArray(errors) ? errors : []
  return isRecord(first) && typeof first.message === 'string' && first.message !== '' ? first.message : null
}
