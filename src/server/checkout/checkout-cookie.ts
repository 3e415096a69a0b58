import { readSiteCookie, type SiteCookie, writeSiteCookie } from '../account/site-cookie'

/** The key of the checkout that a browser began last, a little longer than a payment takes: whoever comes back to its car goes on with it (BUY-03). */
const COOKIE: SiteCookie = { name: 'forecourt_checkout', seconds: 60 * 60 }

export const CHECKOUT_COOKIE = COOKIE.name
export const readCheckoutCookie = (headers: Headers) => readSiteCookie(headers, COOKIE)
export const toCheckoutCookie = (key: string, origin: string) => writeSiteCookie(COOKIE, key, origin)
