import { type OwnTerms, readOwnTerms, TERMS_PARAMETER, writeOwnTerms } from '@/domain/finance/own-terms'
import { recall, remember } from '@/ui/primitives/browser-memory'

/** Returns the loan terms that the visitor has chosen on this device (LOOK-01), or null. */
export function recallTerms(): OwnTerms | null {
  return readOwnTerms(recall('loanTerms'))
}

/** Keeps the terms on the device. Null returns to the site's terms. */
export function rememberTerms(terms: OwnTerms | null): void {
  remember('loanTerms', terms && writeOwnTerms(terms))
}

/** Adds the visitor's terms to an address without a hash, if there are any. */
export function withOwnTerms(href: string): string {
  const terms = recallTerms()
  if (!terms) return href
  return `${href}${href.includes('?') ? '&' : '?'}${TERMS_PARAMETER}=${writeOwnTerms(terms)}`
}
