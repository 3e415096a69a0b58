import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { jwtVerify } from 'jose'

const COOKIE = /(?:^|;\s*)payload-token=([^;]+)/
const HEADER = /^(?:JWT|Bearer) (.+)$/i

/**
 * Checks whether a request has a staff token that this platform signed and that has not expired. Doesn't check permissions or whether the
 * session still exists: the call's handler does.
 * @param secret PAYLOAD_SECRET.
 */
export async function carriesStaffToken({ authorization, cookie }: IncomingHttpHeaders, secret: string): Promise<boolean> {
  const token = HEADER.exec(authorization ?? '')?.[1] ?? COOKIE.exec(cookie ?? '')?.[1]
  if (token === undefined) return false
  // Payload signs with the first half of the secret's SHA-256 hash in hexadecimal
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(key), { algorithms: ['HS256'] })
    return payload.collection === 'users'
  } catch {
    return false
  }
}
