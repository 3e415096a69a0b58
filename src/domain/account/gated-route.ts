import { FINANCE_PATHS, PERSONALISED_PATH } from '../finance/finance-href'
import type { EffectiveSwitches } from '../switches/switches'

/** Pages that are somebody's own on every site with sign-in (AUTH-06); all but the first are other names of the garage. */
export const ACCOUNT_PAGES = ['online-payment', 'mymotorama', 'mybigboxcars', 'myblinkr', 'myservco', 'my-garage'] as const

/** The page that an address asks for: its path, query ('?a=b') and hash ('#c'), each as a browser has them. */
export type Route = { pathname: string; search: string; hash: string }

const CHECKOUT_OF_CAR = /^\/cars\/[a-z0-9-]+\/(checkout|buy-online)(\/|$)/
const FINANCE_FORM = '#finance-form'

/** Checkouts that name their car in the query, by the parameter that does (BUY-04). */
const CHECKOUT_OF_QUERY: Partial<Record<string, string>> = { '/checkout': 'car_slug', '/checkout-journey': 'car_id' }

/** A checkout whose car is known; without one there is nothing to come back to (AUTH-08). */
function isCheckout({ pathname, search }: Route): boolean {
  const parameter = CHECKOUT_OF_QUERY[pathname]
  return CHECKOUT_OF_CAR.test(pathname) || (parameter !== undefined && Boolean(new URLSearchParams(search).get(parameter)))
}

function isFinancePage({ pathname }: Route): boolean {
  return FINANCE_PATHS.some((path) => path === pathname)
}

/** Personalised finance is the form of the finance page, filled in for a car (FIN-02). */
function isPersonalisedFinance(route: Route): boolean {
  const isFilledIn = route.hash === FINANCE_FORM && ['car_id', 'vin'].some((name) => new URLSearchParams(route.search).has(name))
  return route.pathname === PERSONALISED_PATH || (isFinancePage(route) && isFilledIn)
}

const ON_SOME_SITES: Record<EffectiveSwitches['gatedRoutes'][number], (route: Route) => boolean> = {
  checkout: isCheckout,
  finance: isPersonalisedFinance,
  'spin-to-win': ({ pathname }) => pathname === '/spin-to-win',
  'finance page': isFinancePage,
}

/**
 * What a visitor has to sign in for to see a page (AUTH-06, AUTH-07, WATCH-02), as the `type` of the sign-in page; null for a page that is open to
 * all (AUTH-03).
 */
export function resolveGate(route: Route, gatedRoutes: EffectiveSwitches['gatedRoutes']): string | null {
  if (route.pathname === '/watchlist') return 'watchlist'
  const own = ACCOUNT_PAGES.find((name) => route.pathname === `/${name}`)
  return own ?? gatedRoutes.find((name) => ON_SOME_SITES[name](route))?.replaceAll(' ', '-') ?? null
}

export type SignInQuery = { type: string; redirect: string; back: string }

/** The sign-in page with what it is for, where to go on, and where 'Back' leads (AUTH-04, WATCH-03). */
export function toSignInHref({ type, redirect, back }: SignInQuery): string {
  return `/sign-in?${new URLSearchParams({ type, redirect, back })}`
}
