import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { SEALED_PREFIX } from '@/domain/json/sealed'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

function keyOf(platformSecret: string): Buffer {
  return createHash('sha256').update(`forecourt.sealed-secret.${platformSecret}`).digest()
}

/** Encrypts a dealer's password or signing secret for storage with the platform's secret. */
export function sealSecret(text: string, platformSecret: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(platformSecret), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return SEALED_PREFIX + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

/** Decrypts a stored secret; null when there is none, or when the platform's secret has changed. */
export function openSecret(stored: string | null | undefined, platformSecret: string): string | null {
  if (!stored?.startsWith(SEALED_PREFIX)) return null
  const bytes = Buffer.from(stored.slice(SEALED_PREFIX.length), 'base64')
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(platformSecret), bytes.subarray(0, NONCE_BYTES))
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
