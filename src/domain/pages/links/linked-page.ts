import { explainBadPath, normalisePath } from '@/domain/navigation/page-path'
import { normaliseSource } from '@/domain/navigation/redirects'
import type { StoredLink } from './collect-links'
import { readLinkTarget } from './link-target'

/** How a published page leaves its address, and the address that it moves to. */
export type Leaving = { kind: 'trash' | 'unpublish'; from: string; to: null } | { kind: 'move'; from: string; to: string }

/** A save of a page. `isDraft` tells that only its draft changes. */
type Save = { isDraft: boolean; status: unknown; deletedAt: unknown; path: unknown }

/**
 * Returns how a save takes a published page off its address, or null if visitors still find it there (EDT-19). An address that no page can
 * have gives null, because the save is refused anyway.
 * @param from The address where visitors find the page now.
 */
export function findLeaving(from: string, { isDraft, status, deletedAt, path }: Save): Leaving | null {
  if (isDraft) return null
  if (deletedAt) return { kind: 'trash', from, to: null }
  if (status === 'draft') return { kind: 'unpublish', from, to: null }
  const to = typeof path === 'string' && path !== '' ? normalisePath(path) : from
  return to === from || explainBadPath(to) !== null ? null : { kind: 'move', from, to }
}

/** Selects the links that lead to a path of the site, with or without a query, a fragment or the site's own host (EDT-19). */
export function selectLinksTo(path: string, links: readonly StoredLink[], hosts: readonly string[]): StoredLink[] {
  return links.filter(({ href }) => {
    const target = readLinkTarget(href, hosts)
    return target.kind === 'inside' && normaliseSource(target.path) === path
  })
}

/** Suggests where an address redirects when its page is gone: to the nearest page above it, else to the home page (EDT-19). */
export function suggestTarget(from: string, paths: ReadonlySet<string>): string {
  const parts = from.split('/').filter(Boolean)
  const above = parts.map((_, at) => `/${parts.slice(0, at).join('/')}`).toReversed()
  return above.find((path) => path === '/' || paths.has(path)) ?? '/'
}

/** The header in which the admin says what becomes of the links to a page. Calls without it, as from programs, are never asked (EDT-19). */
export const LINKS_HEADER = 'x-links'

/** `ask` refuses the save while links lead to the page; `leave` keeps them as they are; else the old address redirects to `to`. */
export type LinksDecision = { kind: 'ask' } | { kind: 'leave' } | { kind: 'redirect'; to: string }

/** Writes a decision as the text of a header. */
export function writeDecision(decision: LinksDecision): string {
  return decision.kind === 'redirect' ? encodeURI(decision.to) : decision.kind
}

/** Reads the text of a header; null without one. */
export function readDecision(text: string | null): LinksDecision | null {
  if (text === null || text === '') return null
  if (text === 'ask' || text === 'leave') return { kind: text }
  try {
    return { kind: 'redirect', to: decodeURI(text) }
  } catch {
    return { kind: 'redirect', to: text }
  }
}
