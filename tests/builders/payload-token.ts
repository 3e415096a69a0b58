import { createHash } from 'node:crypto'
import { SignJWT } from 'jose'

/** `endsIn`: seconds from now. */
type Claims = { collection?: 'users' | 'shoppers'; secret: string; endsIn?: number }

/** Returns a token as Payload signs it with a platform's secret. */
export function signPayloadToken({ collection = 'users', secret, endsIn = 600 }: Claims): Promise<string> {
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT({ id: 1, collection, sid: 'x' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(now)
    .setExpirationTime(now + endsIn)
    .sign(new TextEncoder().encode(key))
}
