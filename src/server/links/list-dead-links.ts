import type { CollectionSlug, Payload } from 'payload'
import { collectLinks, type StoredLink } from '@/domain/links/collect-links'
import { type DeadLink, findDeadLinks, listInsideAddresses, readKeptLinks } from '@/domain/links/dead-links'
import type { User } from '@payload-types'
import { nameOfDocument } from '../references/find-users'
import type { SiteMap } from '../routing/site-maps'
import { findThere } from './find-inside'

/** Collections whose links visitors follow. */
const LINKING = ['pages', 'promo-cards', 'offers', 'announcements', 'site-settings'] as const satisfies readonly CollectionSlug[]

/** A published document with links to nothing. */
export type DocumentWithDeadLinks = { collection: CollectionSlug; id: number; name: string; links: DeadLink[] }

type Found = Omit<DocumentWithDeadLinks, 'links'> & { links: StoredLink[]; kept: string[] }

async function collectFrom(payload: Payload, user: User, site: SiteMap, collection: (typeof LINKING)[number]): Promise<Found[]> {
  const mine = { tenant: { equals: site.id } }
  const where = collection === 'site-settings' ? mine : { and: [mine, { _status: { equals: 'published' } }] }
  const { docs } = await payload
    .find({ collection, where, depth: 0, pagination: false, user, overrideAccess: false })
    // staff without access to a collection see the links of the others
    .catch(() => ({ docs: [] }))
  const { flattenedFields, labels } = payload.collections[collection].config
  return docs.map((doc) => ({
    collection,
    id: doc.id,
    name: nameOfDocument(doc) ?? String(labels.singular),
    links: collectLinks(flattenedFields, { ...doc }),
    kept: readKeptLinks(doc.keptLinks),
  }))
}

/**
 * Lists what is published on a tenant's site and links to nothing, with the links that were kept on purpose (EDT-13, ADM-20). Reads with
 * the user's access.
 */
export async function listDeadLinks(payload: Payload, user: User, site: SiteMap): Promise<DocumentWithDeadLinks[]> {
  const found: Found[] = []
  for (const collection of LINKING) found.push(...(await collectFrom(payload, user, site, collection)))
  const asked = listInsideAddresses(
    found.flatMap(({ links }) => links),
    site.hosts,
  )
  const there = await findThere(site, asked)
  return found.flatMap(({ kept, ...document }) => {
    const links = findDeadLinks(document.links, { hosts: site.hosts, there, kept })
    return links.length === 0 ? [] : [{ ...document, links }]
  })
}
