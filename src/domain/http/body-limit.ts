const MB = 1024 * 1024
/** For calls of visitors, which send forms. */
const PUBLIC_LIMIT = MB
/** For calls of staff, which send documents and pictures. */
const STAFF_LIMIT = 24 * MB
/** For stock files (ADM-19). */
const STOCK_LIMIT = 64 * MB
const STOCK_IMPORTS = '/api/stock-imports'

export type BodyCall = {
  pathname: string
  /** Whether the request came to the platform's host, where staff work, rather than to a site. */
  isPlatform: boolean
  /** Request headers; null when absent. */
  contentLength: string | null
  transferEncoding: string | null
}

/** `staffOnly`: accepted only from somebody signed in to the admin. */
export type BodyVerdict = { kind: 'fine' | 'lengthMissing' | 'staffOnly' } | { kind: 'tooLarge'; limit: number }

function findLimit({ pathname, isPlatform }: BodyCall): number {
  if (!isPlatform) return PUBLIC_LIMIT
  return pathname === STOCK_IMPORTS || pathname.startsWith(`${STOCK_IMPORTS}/`) ? STOCK_LIMIT : STAFF_LIMIT
}

/**
 * Checks the announced body length in bytes (SEC-02, SEC-18): 1 MB for sites and for anonymous callers of the admin, 64 MB for stock
 * imports, 24 MB for the rest of the admin. A body without a length is refused because it could be of any length.
 */
export function checkBodyLength(call: BodyCall): BodyVerdict {
  if (call.transferEncoding !== null) return { kind: 'lengthMissing' }
  if (call.contentLength === null) return { kind: 'fine' }
  const limit = findLimit(call)
  const length = Number(call.contentLength)
  if (!Number.isSafeInteger(length) || length < 0 || length > limit) return { kind: 'tooLarge', limit }
  return { kind: length > PUBLIC_LIMIT ? 'staffOnly' : 'fine' }
}
