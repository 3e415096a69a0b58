/** Number of recovery codes that an account gets at a time (SEC-15). */
export const RECOVERY_CODES = 10
/** Leaves out letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 10

/**
 * Creates a recovery code such as `k7m2p-x9qhd` with 49 random bits.
 * @param bytes At least 10 random bytes.
 */
export function writeRecoveryCode(bytes: Uint8Array): string {
  const letters = Array.from(bytes.slice(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length])
  return `${letters.slice(0, LENGTH / 2).join('')}-${letters.slice(LENGTH / 2).join('')}`
}

/** A typed second factor: six digits from an app, a recovery code, or neither. */
export type TypedCode = { kind: 'totp'; digits: string } | { kind: 'recovery'; code: string } | { kind: 'none' }

/** Reads a typed code, ignoring spaces, dashes and case (SEC-15). */
export function readTypedCode(typed: unknown): TypedCode {
  if (typeof typed !== 'string' || typed.length > 40) return { kind: 'none' }
  const bare = typed.toLowerCase().replace(/[\s-]/g, '')
  if (/^\d{6}$/.test(bare)) return { kind: 'totp', digits: bare }
  const isRecovery = bare.length === LENGTH && [...bare].every((letter) => ALPHABET.includes(letter))
  return isRecovery ? { kind: 'recovery', code: `${bare.slice(0, LENGTH / 2)}-${bare.slice(LENGTH / 2)}` } : { kind: 'none' }
}
