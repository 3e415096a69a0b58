const MB = 1024 * 1024
/** A visitor's call: a form and its answers. */
const PUBLIC_LIMIT = MB
/** What staff send: documents and pictures. */
const STAFF_LIMIT = 24 * MB
/** A file of stock (ADM-19). */
const STOCK_LIMIT = 64 * MB
const STOCK_IMPORTS = '/api/stock-imports'

export type BodyCall = {
  pathname: string
  /** Whether it came to the platform's own host, where staff work, and not to a site. */
  isPlatform: boolean
  /** The headers as they came; null when absent. */
  contentLength: string | null
  transferEncoding: string | null
}

/** `staffOnly`: fine from somebody who is signed in to the admin, and from nobody else. */
export type BodyVerdict = { kind: 'fine' | 'lengthMissing' | 'staffOnly' } | { kind: 'tooLarge'; limit: number }

function findLimit({ pathname, isPlatform }: BodyCall): number {
  if (!isPlatform) return PUBLIC_LIMIT
  return pathname === STOCK_IMPORTS || pathname.startsWith(`${STOCK_IMPORTS}/`) ? STOCK_LIMIT : STAFF_LIMIT
}

/**
 * Whether a call may bring what it announces, in bytes (SEC-02, SEC-18): 1 MB to a site and from strangers to the admin, 64 MB to the stock import, 24 MB to
 * the rest of the admin. A body without a length is refused, for it could be of any length.
 */
export function judgeBody(call: BodyCall): BodyVerdict {
  if (call.transferEncoding !== null) return { kind: 'lengthMissing' }
  if (call.contentLength === null) return { kind: 'fine' }
  const limit = findLimit(call)
  const length = Number(call.contentLength)
  if (!Number.isSafeInteger(length) || length < 0 || length > limit) return { kind: 'tooLarge', limit }
  return { kind: length > PUBLIC_LIMIT ? 'staffOnly' : 'fine' }
}
