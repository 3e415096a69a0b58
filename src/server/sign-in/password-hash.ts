import crypto from 'node:crypto'

/** A password in Payload's format: the hash in hex, with a prefix that names the algorithm, and its salt. */
export type StoredPassword = { hash: string | null; salt: string | null }

const PREFIX = 'pbkdf2-sha256-v1:'
const ITERATIONS = 600_000
const BYTES = 32
/** Salt for accounts that do not exist. */
const NO_SALT = '0'.repeat(64)

function derive(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    crypto.pbkdf2(password, salt, ITERATIONS, BYTES, 'sha256', (error, hash) => (error ? reject(error) : resolve(hash)))
  })
}

/**
 * Checks a password against the stored one. Computes the hash even for null, an account that does not exist, so that the duration does not
 * reveal it (SEC-13).
 */
export async function isPasswordOf(stored: StoredPassword | null, password: string): Promise<boolean> {
  const isKnownForm = typeof stored?.salt === 'string' && stored.hash?.startsWith(PREFIX) === true
  const derived = await derive(password, (isKnownForm && stored?.salt) || NO_SALT)
  const expected = Buffer.from(isKnownForm ? (stored?.hash ?? '').slice(PREFIX.length) : '', 'hex')
  return expected.length === BYTES && crypto.timingSafeEqual(derived, expected)
}
