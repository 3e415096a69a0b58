import { resolveGate, toSignInHref } from '@/domain/account/gated-route'
import { findVisitor } from './saved-cars'
import type { ShopperSite } from './shopper-site'

/** Returns the referring page of this site, or the home page. */
function readBack(): string {
  const { referrer, location } = { referrer: document.referrer, location: window.location }
  if (!URL.canParse(referrer)) return '/'
  const { origin, pathname, search } = new URL(referrer)
  return origin === location.origin && pathname !== location.pathname ? pathname + search : '/'
}

/** Redirects visitors who aren't signed in from a gated page to the sign-in page (AUTH-05). Does nothing when the call fails. */
export async function requireSignIn({ gatedRoutes }: ShopperSite): Promise<void> {
  const { pathname, search, hash } = window.location
  const gate = resolveGate({ pathname, search, hash }, gatedRoutes)
  if (gate === null || (await findVisitor()).kind !== 'nobody') return
  window.location.replace(toSignInHref({ type: gate, redirect: pathname + search + hash, back: readBack() }))
}
