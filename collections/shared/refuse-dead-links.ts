import type { CollectionBeforeValidateHook } from 'payload'
import { collectLinks } from '@/domain/pages/links/collect-links'
import { findDeadLinks, listInsideAddresses, readKeptLinks } from '@/domain/pages/links/dead-links'
import { explainDeadLink } from '@/domain/pages/links/target-words'
import { idOf } from '@/domain/json/id-of'
import { findThere } from '@/server/links/find-inside'
import { findSiteById } from '@/server/routing/find-site'
import { readReleasedPaths } from '@/server/editing/releases/released-paths'
import { refusal } from './refusal'

/** The path of the page that is saved: a link to the page itself is right. */
const ownPathIn = (data: Record<string, unknown>) => (typeof data.path === 'string' ? [data.path] : [])

/**
 * Refuses to publish a link to nothing that nobody kept on purpose, with the message at its field (EDT-13). A draft is never refused. A
 * document without drafts goes live on saving; only the links that this save brings are checked there, so that an old one, which is listed
 * anyway, stops no other change. Only saves of staff are checked: imports and the demo store pages in any order.
 */
export const refuseDeadLinks: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  if (!data || !req.user) return data
  const hasDrafts = typeof collection.versions === 'object' && Boolean(collection.versions.drafts)
  if (hasDrafts && (data._status ?? originalDoc?._status) !== 'published') return data
  const tenantId = idOf(data.tenant ?? originalDoc?.tenant)
  const links = collectLinks(collection.flattenedFields, data)
  const site = tenantId === null || links.length === 0 ? null : await findSiteById(tenantId)
  if (site === null) return data
  const before = hasDrafts || !originalDoc ? [] : collectLinks(collection.flattenedFields, originalDoc).map(({ href }) => href)
  const fresh = links.filter(({ href }) => !before.includes(href))
  const there = await findThere(site, listInsideAddresses(fresh, site.hosts), [
    ...ownPathIn(data),
    ...readReleasedPaths(req.context, tenantId),
  ])
  const kept = readKeptLinks(data.keptLinks ?? originalDoc?.keptLinks)
  const dead = findDeadLinks(fresh, { hosts: site.hosts, there, kept }).filter(({ isKept }) => !isKept)
  if (dead.length > 0)
    throw refusal(
      collection.slug,
      dead.map(({ path, place, href }) => ({ path, place, message: explainDeadLink(href) })),
    )
  return data
}
