import { explainBadHref } from '@/domain/navigation/href'

/** An address on the site: a path with its query and fragment. */
export type InsideAddress = { path: string; search: string; hash: string }

/** What the form of a link's address says about its target. Whether a path on the site exists is not decided here. */
export type LinkTarget =
  | ({ kind: 'inside' } & InsideAddress)
  | { kind: 'outside'; host: string }
  | { kind: 'telephone' | 'mail' | 'message'; to: string }
  /** A place on the page itself, or an address whose placeholders are filled when the page is drawn. */
  | { kind: 'anchor' | 'placeholder' }
  /** An address that no browser may follow. */
  | { kind: 'broken' }

const SPOKEN = { 'tel:': 'telephone', 'mailto:': 'mail', 'sms:': 'message' } as const
const isSpoken = (scheme: string): scheme is keyof typeof SPOKEN => Object.hasOwn(SPOKEN, scheme)

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Reads where a link leads (EDT-13).
 * @param hosts Host names of the site: a whole address on one of them leads to the site too.
 */
export function readLinkTarget(href: string, hosts: readonly string[] = []): LinkTarget {
  if (/\{[\w.]+\}/.test(href)) return { kind: 'placeholder' }
  if (explainBadHref(href) !== null) return { kind: 'broken' }
  if (href.startsWith('#')) return { kind: 'anchor' }
  const scheme = /^[a-z]+:/i.exec(href)?.[0].toLowerCase() ?? ''
  if (isSpoken(scheme)) return { kind: SPOKEN[scheme], to: decode(href.slice(scheme.length).split('?')[0] ?? '') }
  const base = 'https://site.invalid'
  if (!URL.canParse(href, base)) return { kind: 'broken' }
  const { hostname, pathname, search, hash } = new URL(href, base)
  const isInside = href.startsWith('/') || hosts.includes(hostname.toLowerCase())
  return isInside ? { kind: 'inside', path: pathname, search, hash } : { kind: 'outside', host: hostname }
}

/** An address that somebody typed, ready to be stored, with what it is in words. */
export type TypedTarget = { href: string; label: string }

const DIGITS = { least: 6, most: 15 }

/**
 * Reads a typed telephone number, mail address or web address as a link; null for other text, which is a search. '07 3555 0100' becomes
 * 'tel:0735550100' (EDT-13).
 */
export function readTypedTarget(text: string): TypedTarget | null {
  const typed = text.trim()
  if (/^\+?[\d\s()./-]+$/.test(typed) && !typed.startsWith('/')) {
    const number = typed.replace(/[^\d+]/g, '')
    const digits = number.replace('+', '').length
    return digits >= DIGITS.least && digits <= DIGITS.most ? { href: `tel:${number}`, label: `Call ${typed}` } : null
  }
  if (/^[^\s@<>"'`\\:/]+@[^\s@<>"'`\\:/]+\.[a-z]{2,}$/i.test(typed)) return { href: `mailto:${typed}`, label: `Write to ${typed}` }
  if (/^(?:www\.|[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(typed)) return asAddress(`https://${typed}`)
  return /^[/#]|^[a-z][a-z0-9+.-]*:/i.test(typed) ? asAddress(typed) : null
}

function asAddress(href: string): TypedTarget | null {
  return explainBadHref(href) === null ? { href, label: `Use the address ${href}` } : null
}
