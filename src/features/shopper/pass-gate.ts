import { resolveGate, toSignInHref } from '@/domain/account/gated-route'
import { askVisitor } from './kept-cars'
import type { ShopperSite } from './shopper-site'

/** The page of this site that led here; the home page when it was another site. */
function readBack(): string {
  const { referrer, location } = { referrer: document.referrer, location: window.location }
  if (!URL.canParse(referrer)) return '/'
  const { origin, pathname, search } = new URL(referrer)
  return origin === location.origin && pathname !== location.pathname ? pathname + search : '/'
}

/** A gated page sends whoever is not signed in to the sign-in page, once it is known that they are not (AUTH-05): a site that does not answer says neither. */
export async function passGate({ gatedRoutes }: ShopperSite): Promise<void> {
  const { pathname, search, hash } = window.location
  const gate = resolveGate({ pathname, search, hash }, gatedRoutes)
  if (gate === null || (await askVisitor()).kind !== 'nobody') return
  window.location.replace(toSignInHref({ type: gate, redirect: pathname + search + hash, back: readBack() }))
}
