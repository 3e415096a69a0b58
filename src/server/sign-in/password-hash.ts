import crypto from 'node:crypto'

/** A password as Payload stores it: the hash in hex with a prefix that names how it was made, and its salt. */
export type StoredPassword = { hash: string | null; salt: string | null }

const PREFIX = 'pbkdf2-sha256-v1:'
const ITERATIONS = 600_000
const BYTES = 32
/** What stands in for the salt of an account that does not exist. */
const NO_SALT = '0'.repeat(64)

function derive(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    crypto.pbkdf2(password, salt, ITERATIONS, BYTES, 'sha256', (error, hash) => (error ? reject(error) : resolve(hash)))
  })
}

/**
 * Whether a password is the stored one. The hash is computed in any case, also for null, an account that does not exist: the time tells nothing (SEC-13).
 */
export async function isPasswordOf(stored: StoredPassword | null, password: string): Promise<boolean> {
  const isKnownForm = typeof stored?.salt === 'string' && stored.hash?.startsWith(PREFIX) === true
  const derived = await derive(password, (isKnownForm && stored?.salt) || NO_SALT)
  const expected = Buffer.from(isKnownForm ? (stored?.hash ?? '').slice(PREFIX.length) : '', 'hex')
  return expected.length === BYTES && crypto.timingSafeEqual(derived, expected)
}
