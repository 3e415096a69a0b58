/** Which of the platform's hosts answers: a tenant's site, the admin, drafts on their own origin, or a host that nothing is known of. */
export type HostKind = 'site' | 'platform' | 'preview' | 'unknown'

export type ResponseFacts = {
  host: HostKind
  /** The path of the request, without its query. */
  path: string
  /** Whether visitors reach the platform over TLS. */
  isHttps: boolean
}

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Answers that are data or files: should a browser show one as a document, nothing in it runs or loads, and no page frames it. */
export const NO_DOCUMENT_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Nothing of the platform uses these features of a browser, so neither may a script that got in. */
const UNUSED_FEATURES = [
  ...['accelerometer', 'bluetooth', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
]
const PERMISSIONS = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ')

/** Pictures are public and are shown in mails and on marketplaces; everything else is for pages of its own origin alone. */
const PICTURES = /^\/(?:api\/media\/file\/|_next\/image$|demo-media\/|api\/(?:share-picture|cars\/[^/]+\/share-picture)$)/
const FILES_AND_DATA = /^\/(?:api|_next\/static|_next\/image|fonts|icons|makes|demo-media|block-pictures)(?:\/|$)/

/** Drafts open beside the admin and in a window of it: a group of windows of their own would cut that window off. */
function toOpenerPolicy(host: HostKind): string {
  return host === 'preview' ? 'unsafe-none' : 'same-origin-allow-popups'
}

function toReferrerPolicy(host: HostKind): string {
  if (host === 'preview') return 'no-referrer'
  return host === 'platform' ? 'same-origin' : 'strict-origin-when-cross-origin'
}

/**
 * The headers that every answer carries, whoever makes it (SEC-11), as names and values. Answers that are no documents get their
 * Content-Security-Policy here; pages get theirs when they are rendered (SEC-09, SEC-10) and this one only when they fail before.
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
  // a dealer's own domain has subdomains that the platform does not answer for
  if (isHttps) headers.push(['Strict-Transport-Security', `max-age=${YEAR_SECONDS}${host === 'platform' ? '; includeSubDomains' : ''}`])
  return headers
}

/** For documents without a policy of their own, such as a redirect or a page that failed before it was rendered: no script at all. */
const FALLBACK_POLICY =
  "default-src 'self'; script-src 'none'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
