import { ACCOUNT_PAGES } from '../account/gated-route'
import { STANDARD_PAGES } from './page-path'

/** 301 and 308 are permanent, 302 and 307 temporary. 307 and 308 keep the request method. */
export const REDIRECT_STATUSES = [301, 302, 307, 308] as const
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number]

/**
 * A stored redirect. `from` is normalised, '/old' or '/old/*'. `to` is a path on the site or an https address, in which '*' is replaced by
 * the rest of the path.
 */
export type RedirectRule = { from: string; to: string; status: RedirectStatus }

/** A site's redirects, prepared for lookups by paths that have no page. */
export type RedirectTable = {
  exact: ReadonlyMap<string, RedirectRule>
  /** Redirects that end in '*', the longest first. */
  wildcards: readonly RedirectRule[]
}

const WILDCARD = '/*'
/** Longer chains count as loops. Browsers give up after about 20 redirects. */
const MAX_CHAIN_LENGTH = 20
/** Paths that are always served, with everything below them. A redirect from there would never apply. */
const SERVED_TREES = ['/', '/search', '/success', '/api', '/admin', '/sitemap.xml', '/robots.txt', '/personalised/finance']
/** Paths that are always served, but not everything below them. */
const SERVED_PATHS = [
  '/brands',
  '/trade-in',
  '/sell-my-car',
  '/cars/trade-in',
  '/checkout-journey',
  '/compare',
  '/watchlist',
  '/sign-in',
  '/sign-up',
  '/reset-password',
  ...[...ACCOUNT_PAGES, ...STANDARD_PAGES].map((name) => `/${name}`),
]

/** Checks whether a value is one of the four redirect statuses (SEO-04). */
export function isRedirectStatus(value: unknown): value is RedirectStatus {
  return REDIRECT_STATUSES.some((status) => status === value)
}

/** Normalises a path for comparison: lower case, without query and trailing slash. '/Old/Page.aspx/' → '/old/page.aspx'. */
export function normaliseSource(value: string): string {
  const [path = ''] = value.trim().split(/[?#]/)
  const parts = path.toLowerCase().split('/').filter(Boolean)
  return `/${parts.join('/')}`
}

/** Builds the lookup table of a site's redirects. If two have the same source, the last one wins. */
export function toRedirectTable(rules: readonly RedirectRule[]): RedirectTable {
  const exact = new Map(rules.filter(({ from }) => !from.endsWith(WILDCARD)).map((rule) => [rule.from, rule]))
  const wildcards = rules.filter(({ from }) => from.endsWith(WILDCARD)).toSorted((a, b) => b.from.length - a.from.length)
  return { exact, wildcards }
}

/** Returns the part of a path that a wildcard matches: '' for the wildcard's own path, null for no match. */
function matchWildcard(from: string, path: string): string | null {
  const base = from.slice(0, -WILDCARD.length)
  if (path === (base === '' ? '/' : base)) return ''
  return path.startsWith(`${base}/`) ? path.slice(base.length + 1) : null
}

/** Replaces '*' in a target. A path always stays on this site, whatever `rest` contains. */
function fillTarget(to: string, rest: string): string {
  const filled = to.replace('*', () => rest)
  if (!filled.startsWith('/')) return filled
  // Browsers read '\' as '/' and skip tabs and line breaks, so either could turn the rest into a host.
  const parts = filled.replace(/[\t\n\r]/g, '').split(/[\\/]/)
  return `/${parts.filter(Boolean).join('/')}`
}

/** Finds the redirect for a path (SEO-04): an exact match, else the longest wildcard. Returns null if there is none. */
export function findRedirect(table: RedirectTable, path: string): { to: string; status: RedirectStatus } | null {
  const source = normaliseSource(path)
  const exact = table.exact.get(source)
  if (exact) return { to: exact.to, status: exact.status }
  for (const { from, to, status } of table.wildcards) {
    const rest = matchWildcard(from, source)
    if (rest !== null) return { to: fillTarget(to, rest), status }
  }
  return null
}

/**
 * Returns the paths of the loop that a new redirect would create, or null if there is none. Wildcards are followed with a sample name.
 * Addresses on other sites end the chain.
 */
export function findRedirectLoop(rules: readonly RedirectRule[], added: RedirectRule): string[] | null {
  const table = toRedirectTable([...rules.filter(({ from }) => from !== added.from), added])
  const visited = [added.from.endsWith(WILDCARD) ? `${added.from.slice(0, -WILDCARD.length)}/x` : added.from]
  for (let step = 0; step < MAX_CHAIN_LENGTH; step += 1) {
    const at = visited.at(-1) ?? '/'
    const next = findRedirect(table, at)?.to
    if (next === undefined || !next.startsWith('/')) return null
    const source = normaliseSource(next)
    if (visited.includes(source)) return [...visited, source]
    visited.push(source)
  }
  return visited
}

/** Explains why a path can't be the source of a redirect, or returns null if it can. */
export function explainBadSource(value: string): string | null {
  if (!value.trim().startsWith('/')) return 'Start with /, for example /old-page or /old-blog/*.'
  const source = normaliseSource(value)
  if (source.length > 300) return 'The address is longer than 300 characters.'
  if (/[\s\\<>"'`]/.test(source)) return 'An address has no spaces, quotes or backslashes.'
  const star = source.indexOf('*')
  if (star >= 0 && (star !== source.length - 1 || !source.endsWith(WILDCARD)))
    return 'A wildcard must be at the end, after a slash: /old-blog/*.'
  if (source === WILDCARD) return 'That would redirect the whole site. Name at least the first part of the address.'
  const served =
    SERVED_TREES.find((path) => source === path || (path !== '/' && source.startsWith(`${path}/`))) ??
    SERVED_PATHS.find((path) => source === path)
  return served ? `${served} is always served by the platform, so a redirect from there would never apply.` : null
}

/** Explains why an address can't be the target of a redirect, or returns null if it can: a path on the site, or an https address. */
export function explainBadTarget(value: string, from: string): string | null {
  if (value.length > 500) return 'The address is longer than 500 characters.'
  if (/[\s\\<>"'`]/.test(value)) return 'An address has no spaces, quotes or backslashes.'
  const isPath = value.startsWith('/') && !value.startsWith('//')
  if (!isPath && !/^https:\/\/[a-z0-9.-]+\.[a-z]{2,}([:/?#]|$)/i.test(value))
    return 'Start with / for a page of this site, or with https:// and a host name for another one.'
  const stars = value.split('*').length - 1
  if (stars > 1) return 'Use * once: it stands for the rest of the address.'
  if (stars === 1 && !from.trim().endsWith(WILDCARD)) return 'A * in the target needs one in the source: /old-blog/* to /blog/*.'
  return stars === 1 && !isPath && !/^https:\/\/[^/]+\/[^*]*\*/i.test(value) ? 'The * must come after the host name.' : null
}
