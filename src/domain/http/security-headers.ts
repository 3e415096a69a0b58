/** The host of a request: a tenant's site, the admin, the preview host, or an unknown host. */
export type HostKind = 'site' | 'platform' | 'preview' | 'unknown'

export type ResponseFacts = {
  host: HostKind
  /** Path of the request, without its query. */
  path: string
  /** Whether visitors reach the platform over TLS. */
  isHttps: boolean
}

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** For responses that are data or files: if a browser opens one as a document, it runs and loads nothing and cannot be framed. */
export const NO_DOCUMENT_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Browser features that the platform does not use, so that an injected script cannot use them either. */
const UNUSED_FEATURES = [
  ...['accelerometer', 'bluetooth', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
]
const PERMISSIONS = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ')

/** Pictures may be embedded in mails and marketplaces; everything else only by its own origin. */
const PICTURES = /^\/(?:api\/media\/file\/|_next\/image$|demo-media\/|api\/(?:share-picture|cars\/[^/]+\/share-picture)$)/
const FILES_AND_DATA = /^\/(?:api|_next\/static|_next\/image|fonts|icons|makes|demo-media|block-pictures|guide-pictures)(?:\/|$)/

/** The admin opens previews in a window, which `same-origin` would disconnect from it. */
function toOpenerPolicy(host: HostKind): string {
  return host === 'preview' ? 'unsafe-none' : 'same-origin-allow-popups'
}

function toReferrerPolicy(host: HostKind): string {
  if (host === 'preview') return 'no-referrer'
  return host === 'platform' ? 'same-origin' : 'strict-origin-when-cross-origin'
}

/**
 * The security headers of every response (SEC-11). Data and files get their Content-Security-Policy here. Pages get theirs when rendered
 * (SEC-09, SEC-10), and this one only if they fail before that.
 */
export function listSecurityHeaders({ host, path, isHttps }: ResponseFacts): [name: string, value: string][] {
  const headers: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', toReferrerPolicy(host)],
    ['Permissions-Policy', PERMISSIONS],
    ['Cross-Origin-Opener-Policy', toOpenerPolicy(host)],
    ['Cross-Origin-Resource-Policy', PICTURES.test(path) ? 'cross-origin' : 'same-origin'],
    ['Content-Security-Policy', FILES_AND_DATA.test(path) || host === 'unknown' ? NO_DOCUMENT_POLICY : FALLBACK_POLICY],
  ]
  // The subdomains of a dealer's own domain are not ours.
  if (isHttps) headers.push(['Strict-Transport-Security', `max-age=${YEAR_SECONDS}${host === 'platform' ? '; includeSubDomains' : ''}`])
  return headers
}

/** For documents without their own policy, such as a redirect or a page that failed before rendering: no scripts. */
const FALLBACK_POLICY =
  "default-src 'self'; script-src 'none'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
