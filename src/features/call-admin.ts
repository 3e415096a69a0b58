import { isRecord } from '@/domain/json/is-record'

/** What the admin's API answered. `status` is 0 for a call that did not come through. */
export type AdminAnswer = { isOk: boolean; status: number; json: unknown }

/** A body of JSON with its method. */
export function sendJson(method: 'POST' | 'PATCH', body: object): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** Calls Payload's API, or an endpoint of a collection, as the staff member who is signed in. Never throws. */
export async function callAdmin(path: `/api/${string}`, init: RequestInit = {}): Promise<AdminAnswer> {
  try {
    const response = await fetch(path, { credentials: 'same-origin', ...init })
    return { isOk: response.ok, status: response.status, json: await response.json().catch(() => null) }
  } catch {
    return { isOk: false, status: 0, json: null }
  }
}

/** The first message of an answer that went wrong, in Payload's shape `{ errors: [{ message }] }`; null where it has none. */
export function readAdminProblem(json: unknown): string | null {
  const errors: unknown = isRecord(json) ? json.errors : null
  const [first]: unknown[] = Array.isArray(errors) ? errors : []
  return isRecord(first) && typeof first.message === 'string' && first.message !== '' ? first.message : null
}
