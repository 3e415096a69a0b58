import { FINANCE_PATHS, PERSONALISED_PATH } from '../finance/finance-href'
import type { EffectiveSwitches } from '../switches/switches'

/** Pages that require a sign-in on every site with accounts (AUTH-06). All except the first are aliases of the garage. */
export const ACCOUNT_PAGES = ['online-payment', 'mymotorama', 'mybigboxcars', 'myblinkr', 'myservco', 'my-garage'] as const

/** The requested page: path, query (`?a=b`) and hash (`#c`) as in `window.location`. */
export type Route = { pathname: string; search: string; hash: string }

const CHECKOUT_OF_CAR = /^\/cars\/[a-z0-9-]+\/(checkout|buy-online)(\/|$)/
const FINANCE_FORM = '#finance-form'

/** Checkouts that name their car in the query, with the name of the parameter (BUY-04). */
const CHECKOUT_OF_QUERY: Partial<Record<string, string>> = { '/checkout': 'car_slug', '/checkout-journey': 'car_id' }

/** Without a car there is no checkout to return to after signing in (AUTH-08). */
function isCheckout({ pathname, search }: Route): boolean {
  const parameter = CHECKOUT_OF_QUERY[pathname]
  return CHECKOUT_OF_CAR.test(pathname) || (parameter !== undefined && Boolean(new URLSearchParams(search).get(parameter)))
}

function isFinancePage({ pathname }: Route): boolean {
  return FINANCE_PATHS.some((path) => path === pathname)
}

/** Personalised finance is the form of the finance page, filled in for a car (FIN-02). */
function isPersonalisedFinance(route: Route): boolean {
  const isFilledIn = route.hash === FINANCE_FORM && /[?&](car_id|vin)=/.test(route.search)
  return route.pathname === PERSONALISED_PATH || (isFinancePage(route) && isFilledIn)
}

const SWITCHED_GATES: Record<EffectiveSwitches['gatedRoutes'][number], (route: Route) => boolean> = {
  checkout: isCheckout,
  finance: isPersonalisedFinance,
  'spin-to-win': ({ pathname }) => pathname === '/spin-to-win',
  'finance page': isFinancePage,
}

/**
 * Returns the `type` of the sign-in page if a route requires signing in (AUTH-06, AUTH-07, WATCH-02); null for an open page (AUTH-03).
 */
export function resolveGate(route: Route, gatedRoutes: EffectiveSwitches['gatedRoutes']): string | null {
  if (route.pathname === '/watchlist') return 'watchlist'
  const own = ACCOUNT_PAGES.find((name) => route.pathname === `/${name}`)
  return own ?? gatedRoutes.find((name) => SWITCHED_GATES[name](route))?.replaceAll(' ', '-') ?? null
}

export type SignInQuery = { type: string; redirect: string; back: string }

/** The address of the sign-in page with its purpose, the page to continue with, and the target of its Back link (AUTH-04, WATCH-03). */
export function toSignInHref({ type, redirect, back }: SignInQuery): string {
  return `/sign-in?${new URLSearchParams({ type, redirect, back })}`
}
