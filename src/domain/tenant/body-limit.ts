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

export type BodyVerdict = { kind: 'fine' } | { kind: 'tooLarge'; limit: number } | { kind: 'lengthMissing' }

function findLimit({ pathname, isPlatform }: BodyCall): number {
  if (!isPlatform) return PUBLIC_LIMIT
  return pathname === STOCK_IMPORTS || pathname.startsWith(`${STOCK_IMPORTS}/`) ? STOCK_LIMIT : STAFF_LIMIT
}

/**
 * Whether a call may bring what it announces, in bytes: 1 MB to a site, 64 MB to the stock import, 24 MB to the rest of the admin. A visitor's call that
 * does not say how long it is is refused, for it could be of any length (SEC-02).
 */
export function judgeBody(call: BodyCall): BodyVerdict {
  const limit = findLimit(call)
  if (call.contentLength === null) {
    return call.transferEncoding !== null && !call.isPlatform ? { kind: 'lengthMissing' } : { kind: 'fine' }
  }
  const length = Number(call.contentLength)
  return Number.isSafeInteger(length) && length >= 0 && length <= limit ? { kind: 'fine' } : { kind: 'tooLarge', limit }
}
