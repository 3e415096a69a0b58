import { addDataAndFileToRequest, generatePayloadCookie, type PayloadHandler, type PayloadRequest } from 'payload'
import type { StaffAccount } from './sign-in-staff'

export type Body = Readonly<Partial<Record<string, unknown>>>
/** Error messages by form field. */
export type FieldProblems = Record<string, string>

const PRIVATE = { 'cache-control': 'private, no-store' }

export const answer = (body: Record<string, unknown>, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { ...PRIVATE, ...headers } })

/** Returns a refusal in the format of the admin's forms. `extra` tells the sign-in view which step comes next. */
export function refuse(status: number, message: string, extra: Record<string, unknown> = {}): Response {
  return answer({ errors: [{ message }], ...extra }, status)
}

/**
 * Returns a refusal with messages by field. Built by hand, because the built server has several copies of Payload's error classes and each
 * only recognises its own.
 */
export function refuseFields(problems: FieldProblems): Response {
  const errors = Object.entries(problems).map(([path, message]) => ({ path, message }))
  return answer({ errors: [{ name: 'ValidationError', message: errors.map(({ message }) => message).join(' '), data: { errors } }] }, 400)
}

/** Wraps a call of the admin API that reads a body. */
export function withBody(handle: (req: PayloadRequest, body: Body) => Promise<Response>): PayloadHandler {
  return async (req) => {
    await addDataAndFileToRequest(req)
    const data: unknown = req.data
    return handle(req, typeof data === 'object' && data !== null ? { ...data } : {})
  }
}

/** Returns the Set-Cookie header for a session. */
export function sessionCookie(req: PayloadRequest, token: string): Record<string, string> {
  const { auth } = req.payload.collections.users.config
  const cookie = generatePayloadCookie({ collectionAuthConfig: auth, cookiePrefix: req.payload.config.cookiePrefix, token })
  return { 'set-cookie': String(cookie) }
}

/** Returns the account with the fields that its owner may read. */
export async function readOwnAccount(req: PayloadRequest, { id }: Pick<StaffAccount, 'id'>) {
  const full = await req.payload.findByID({ collection: 'users', id, depth: 0 })
  const user = { ...full, collection: 'users' as const }
  const { sessions: _, ...own } = await req.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: false, user })
  return { ...own, collection: 'users' as const }
}
