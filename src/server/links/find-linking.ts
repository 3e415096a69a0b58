import type { Payload, PayloadRequest, Where } from 'payload'
import type { LinkQuestion, LinkingDocument } from '@/domain/pages/links/link-question'
import { type Leaving, selectLinksTo, suggestTarget } from '@/domain/pages/links/linked-page'
import { explainBadSource, explainBadTarget, findRedirectLoop, normaliseSource } from '@/domain/navigation/redirects'
import { readLinkTarget } from '@/domain/pages/links/link-target'
import type { User } from '@payload-types'
import { findRedirectRules } from '../routing/redirect-rules'
import type { SiteMap } from '../routing/site-maps'
import { toEditAddress } from '../tenant/chosen-tenant'
import { collectPublished } from './collect-published'
import { findInside } from './find-inside'

/** The page that leaves its address. */
type Page = { id: number; title: string; leaving: Leaving }

/** Redirects that lead to a path. They end at nothing too. */
async function findRedirectsTo(payload: Payload, user: User, site: SiteMap, path: string): Promise<LinkingDocument[]> {
  const where: Where = { and: [{ tenant: { equals: site.id } }, { to: { like: path } }] }
  const { docs } = await payload
    .find({ collection: 'redirects', where, depth: 0, pagination: false, user, overrideAccess: false })
    .catch(() => ({ docs: [] }))
  return docs
    .filter(({ to }) => normaliseSource(to) === path)
    .map(({ id, from }) => ({ label: `Redirect from ${from}`, href: toEditAddress('redirects', id), places: [] }))
}

/**
 * Returns which published pages, promos, offers, menus and settings of a site link to a page that leaves its address, and where that
 * address can redirect; null when nothing links to it (EDT-19). A link of the page to itself does not count. Reads with the user's access.
 */
export async function findLinking(payload: Payload, user: User, site: SiteMap, { id, title, leaving }: Page): Promise<LinkQuestion | null> {
  const sources = await collectPublished(payload, user, site)
  const others = sources.filter((one) => one.collection !== 'pages' || one.id !== id)
  const linking = others.flatMap((one): LinkingDocument[] => {
    const links = selectLinksTo(leaving.from, one.links, site.hosts)
    const label = one.name === null ? one.kind : `${one.kind} “${one.name}”`
    return links.length === 0 ? [] : [{ label, href: toEditAddress(one.collection, one.id), places: links.map(({ place }) => place) }]
  })
  const documents = [...linking, ...(await findRedirectsTo(payload, user, site, leaving.from))]
  if (documents.length === 0) return null
  const pages = others.flatMap(({ path, name }) => (path === null ? [] : [{ title: name ?? path, path }]))
  const isGenerated = site.paths.has(leaving.from) && !site.onlyPages.has(leaving.from)
  return {
    ...leaving,
    name: title,
    documents,
    isKept: isGenerated || explainBadSource(leaving.from) !== null,
    pages: pages.toSorted((one, other) => one.path.localeCompare(other.path)),
    suggested: leaving.to ?? suggestTarget(leaving.from, site.paths),
    problem: null,
  }
}

/**
 * Explains why an address that a page leaves can't redirect to a target, or returns null if it can: the target has the wrong form, visitors
 * find nothing there, or the redirects would go round in a circle (EDT-19, SEO-04).
 */
export async function explainBadRedirect(
  req: PayloadRequest,
  site: SiteMap,
  { from, to: newPath }: Leaving,
  to: string,
): Promise<string | null> {
  const malformed = explainBadTarget(to, from)
  if (malformed !== null) return malformed
  const loop = findRedirectLoop(await findRedirectRules(req, site.id, null), { from, to, status: 301 })
  if (loop !== null) return `That would go round in a circle: ${loop.slice(0, 5).join(' → ')}. Pick another page.`
  const target = readLinkTarget(to, site.hosts)
  const isThere = target.kind !== 'inside' || target.path === newPath || (await findInside(site, target)) !== null
  return isThere ? null : `Visitors find nothing at ${to}. Pick another page.`
}
