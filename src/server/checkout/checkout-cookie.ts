import { readSiteCookie, type SiteCookie, writeSiteCookie } from '../account/site-cookie'

/**
 * The key of the checkout that this browser started last. It lives a little longer than a payment may take, so that a shopper who returns
 * to the vehicle continues the same checkout (BUY-03).
 */
const COOKIE: SiteCookie = { name: 'forecourt_checkout', seconds: 60 * 60 }

export const CHECKOUT_COOKIE = COOKIE.name
export const readCheckoutCookie = (headers: Headers) => readSiteCookie(headers, COOKIE)
export const toCheckoutCookie = (key: string, origin: string) => writeSiteCookie(COOKIE, key, origin)
