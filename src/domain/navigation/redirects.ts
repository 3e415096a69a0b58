import { ACCOUNT_PAGES } from '../account/gated-route'
import { STANDARD_PAGES } from './page-path'

/** The ways to redirect: 301 and 308 for good, 302 and 307 for now; 307 and 308 keep the method of a form. */
export const REDIRECT_STATUSES = [301, 302, 307, 308] as const
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number]

/** A redirect as it is kept: `from` in its normal form, '/old' or '/old/*'; `to` a path of the site or an https address, '*' for the rest. */
export type RedirectRule = { from: string; to: string; status: RedirectStatus }

/** The redirects of a site, ready to be asked at every address where nothing stands. */
export type RedirectTable = {
  exact: ReadonlyMap<string, RedirectRule>
  /** Those that end in '*', the longest first. */
  wildcards: readonly RedirectRule[]
}

const ANY = '/*'
/** A chain this long is taken for a loop: browsers give up at twenty. */
const LONGEST_CHAIN = 20
/** Addresses that always answer by themselves with all that is below them, so that a redirect from there would never be met. */
const ANSWERING = ['/', '/search', '/success', '/api', '/admin', '/sitemap.xml', '/robots.txt', '/personalised/finance']
/** Those that answer alone: what an old site had below them may lead elsewhere. */
const ANSWERING_ALONE = [
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

/** Whether a number is one of the four statuses of SEO-04. */
export function isRedirectStatus(value: unknown): value is RedirectStatus {
  return REDIRECT_STATUSES.some((status) => status === value)
}

/** '/Old/Page.aspx/' → '/old/page.aspx': the form in which addresses are compared, without query, slash at the end or capitals. */
export function normaliseSource(value: string): string {
  const [path = ''] = value.trim().split(/[?#]/)
  const parts = path.toLowerCase().split('/').filter(Boolean)
  return `/${parts.join('/')}`
}

/** The redirects of a site as a table; of two with one source the last one counts. */
export function toRedirectTable(rules: readonly RedirectRule[]): RedirectTable {
  const exact = new Map(rules.filter(({ from }) => !from.endsWith(ANY)).map((rule) => [rule.from, rule]))
  const wildcards = rules.filter(({ from }) => from.endsWith(ANY)).toSorted((a, b) => b.from.length - a.from.length)
  return { exact, wildcards }
}

/** The rest of an address behind a wildcard's source; null when it is not below it. The source itself has an empty rest. */
function restBehind(from: string, path: string): string | null {
  const base = from.slice(0, -ANY.length)
  if (path === (base === '' ? '/' : base)) return ''
  return path.startsWith(`${base}/`) ? path.slice(base.length + 1) : null
}

/** Puts the rest of an address in the place of '*'; a path stays a path of this site, whatever the rest holds. */
function fillTarget(to: string, rest: string): string {
  const filled = to.replace('*', () => rest)
  if (!filled.startsWith('/')) return filled
  // browsers read a backslash as a slash and skip tabs and line ends: none of them may make a host of what follows
  const parts = filled.replace(/[\t\n\r]/g, '').split(/[\\/]/)
  return `/${parts.filter(Boolean).join('/')}`
}

/** Where an address leads by the table (SEO-04): a redirect of just this address first, else the longest wildcard; null for none. */
export function findRedirect(table: RedirectTable, path: string): { to: string; status: RedirectStatus } | null {
  const source = normaliseSource(path)
  const exact = table.exact.get(source)
  if (exact) return { to: exact.to, status: exact.status }
  for (const { from, to, status } of table.wildcards) {
    const rest = restBehind(from, source)
    if (rest !== null) return { to: fillTarget(to, rest), status }
  }
  return null
}

/**
 * The addresses that one redirect would lead a browser through in a circle, in their order, or null when it leads somewhere. A wildcard
 * is followed with a name in the place of its rest. Addresses elsewhere end the chain.
 */
export function findRedirectLoop(rules: readonly RedirectRule[], added: RedirectRule): string[] | null {
  const table = toRedirectTable([...rules.filter(({ from }) => from !== added.from), added])
  const visited = [added.from.endsWith(ANY) ? `${added.from.slice(0, -ANY.length)}/x` : added.from]
  for (let step = 0; step < LONGEST_CHAIN; step += 1) {
    const at = visited.at(-1) ?? '/'
    const next = findRedirect(table, at)?.to
    if (next === undefined || !next.startsWith('/')) return null
    const source = normaliseSource(next)
    if (visited.includes(source)) return [...visited, source]
    visited.push(source)
  }
  return visited
}

/** Why an address can't be redirected from, in words; null when it can. */
export function explainBadSource(value: string): string | null {
  if (!value.trim().startsWith('/')) return 'Start with /, for example /old-page or /old-blog/*.'
  const source = normaliseSource(value)
  if (source.length > 300) return 'The address is longer than 300 characters.'
  if (/[\s\\<>"'`]/.test(source)) return 'An address has no spaces, quotes or backslashes.'
  const star = source.indexOf('*')
  if (star >= 0 && (star !== source.length - 1 || !source.endsWith(ANY)))
    return 'A wildcard stands at the very end and behind a slash: /old-blog/*.'
  if (source === ANY) return 'That would redirect the whole site. Name at least the first part of the address.'
  const answering =
    ANSWERING.find((path) => source === path || (path !== '/' && source.startsWith(`${path}/`))) ??
    ANSWERING_ALONE.find((path) => source === path)
  return answering ? `${answering} always answers by itself, so a redirect from there would never be met.` : null
}

/** Why an address can't be redirected to, in words; null when it can: a path of the site, or an https address. */
export function explainBadTarget(value: string, from: string): string | null {
  if (value.length > 500) return 'The address is longer than 500 characters.'
  if (/[\s\\<>"'`]/.test(value)) return 'An address has no spaces, quotes or backslashes.'
  const isPath = value.startsWith('/') && !value.startsWith('//')
  if (!isPath && !/^https:\/\/[a-z0-9.-]+\.[a-z]{2,}([:/?#]|$)/i.test(value))
    return 'Start with / for a page of this site, or with https:// and a host name for another one.'
  const stars = value.split('*').length - 1
  if (stars > 1) return 'Use * once: it stands for the rest of the address.'
  if (stars === 1 && !from.trim().endsWith(ANY)) return 'A * in the target needs one in the source: /old-blog/* to /blog/*.'
  return stars === 1 && !isPath && !/^https:\/\/[^/]+\/[^*]*\*/i.test(value) ? 'The * belongs behind the host name.' : null
}
