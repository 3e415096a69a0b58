const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Methods that a page is asked for with; the others are for calls below /api. */
const PAGE_METHODS = ['GET', 'HEAD']

/** `isAction`: whether it calls a server action of the admin or of a preview, which are the only requests that send something to a page. */
export type RequestLine = { method: string; url: string; isAction: boolean }
export type RequestVerdict = { kind: 'fine' } | { kind: 'methodUnknown'; allowed: string } | { kind: 'unreadable' }

const CONTROL = /[\u0000-\u001f\u007f]/
/** A database takes no NUL byte in a text. */
const NUL = /\u0000|%00/

function isReadablePath(path: string): boolean {
  try {
    return !CONTROL.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/**
 * Whether a request can be read at all (SEC-25): a method that the platform knows, a path that is valid percent-encoded text without
 * control characters, and a query without NUL bytes. To a page nothing is sent but the calls of server actions. Both parts may hold any other text: a visitor searches for "100%".
 */
export function judgeRequest({ method, url, isAction }: RequestLine): RequestVerdict {
  if (!METHODS.includes(method)) return { kind: 'methodUnknown', allowed: METHODS.join(', ') }
  const [path = '', ...query] = url.split('?')
  if (!PAGE_METHODS.includes(method) && !isAction && !path.startsWith('/api/'))
    return { kind: 'methodUnknown', allowed: PAGE_METHODS.join(', ') }
  return path.startsWith('/') && isReadablePath(path) && !NUL.test(query.join('?')) ? { kind: 'fine' } : { kind: 'unreadable' }
}
