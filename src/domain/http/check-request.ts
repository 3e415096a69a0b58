const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Methods of page requests; the others are only for calls below /api. */
const PAGE_METHODS = ['GET', 'HEAD']

/** `isAction`: whether it calls a server action of the admin or a preview. Only these requests send data to a page. */
export type RequestLine = { method: string; url: string; isAction: boolean }
export type RequestVerdict = { kind: 'fine' } | { kind: 'methodUnknown'; allowed: string } | { kind: 'unreadable' }

const CONTROL = /[\u0000-\u001f\u007f]/
/** PostgreSQL accepts no NUL byte in text. */
const NUL = /\u0000|%00/

function isReadablePath(path: string): boolean {
  try {
    return !CONTROL.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/**
 * Validates a request line (SEC-25): a known method, a path of valid percent-encoding without control characters, and a query without NUL
 * bytes. Only server actions may send data to a page. Any other text is allowed, such as a search for "100%".
 */
export function checkRequest({ method, url, isAction }: RequestLine): RequestVerdict {
  if (!METHODS.includes(method)) return { kind: 'methodUnknown', allowed: METHODS.join(', ') }
  const [path = '', ...query] = url.split('?')
  if (!PAGE_METHODS.includes(method) && !isAction && !path.startsWith('/api/'))
    return { kind: 'methodUnknown', allowed: PAGE_METHODS.join(', ') }
  return path.startsWith('/') && isReadablePath(path) && !NUL.test(query.join('?')) ? { kind: 'fine' } : { kind: 'unreadable' }
}
