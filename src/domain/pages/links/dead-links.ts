import type { StoredLink } from './collect-links'
import { readLinkTarget } from './link-target'

/** The most links of one document that somebody can keep although they lead nowhere. */
export const MOST_KEPT = 100
const MOST_LETTERS = 500

/** Reads the addresses that a document keeps on purpose although nothing is there (EDT-13). Anything else is left out. */
export function readKeptLinks(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string' && one !== '') : []
}

/** Explains why a stored list of kept links is wrong, or returns null if it is right. */
export function explainBadKeptLinks(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (!Array.isArray(value) || value.length > MOST_KEPT) return `Keep at most ${MOST_KEPT} links to nothing.`
  return value.every((one) => typeof one === 'string' && one.length <= MOST_LETTERS) ? null : 'A kept link is the text of its address.'
}

/** Returns the list of kept links with an address added or removed. */
export function withKeptLink(value: unknown, href: string, isKept: boolean): string[] {
  const others = readKeptLinks(value).filter((one) => one !== href)
  return isKept ? [...others, href].slice(-MOST_KEPT) : others
}

/** Lists the different addresses on the site itself that links lead to. Only these can be dead. */
export function listInsideAddresses(links: readonly StoredLink[], hosts: readonly string[]): string[] {
  return [...new Set(links.map(({ href }) => href))].filter((href) => readLinkTarget(href, hosts).kind === 'inside')
}

/** A link to an address of the site where nothing is. `isKept` tells whether somebody kept it on purpose. */
export type DeadLink = StoredLink & { isKept: boolean }

type Known = {
  hosts: readonly string[]
  /** Addresses of `listInsideAddresses` where something is. */
  there: ReadonlySet<string>
  kept: readonly string[]
}

/** Lists the links that lead to nothing on the site, in the order of the document (EDT-13, ADM-20). */
export function findDeadLinks(links: readonly StoredLink[], { hosts, there, kept }: Known): DeadLink[] {
  return links
    .filter(({ href }) => readLinkTarget(href, hosts).kind === 'inside' && !there.has(href))
    .map((link) => ({ ...link, isKept: kept.includes(link.href) }))
}
