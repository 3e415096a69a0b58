import type { CollectionSlug, Payload } from 'payload'
import { type DeadLink, findDeadLinks, listInsideAddresses } from '@/domain/pages/links/dead-links'
import type { User } from '@payload-types'
import type { SiteMap } from '../routing/site-maps'
import { collectPublished } from './collect-published'
import { findThere } from './find-inside'

/** A published document with links to nothing. */
export type DocumentWithDeadLinks = { collection: CollectionSlug; id: number; name: string; links: DeadLink[] }

/**
 * Lists what is published on a tenant's site and links to nothing, with the links that were kept on purpose (EDT-13, ADM-20). Reads with
 * the user's access.
 */
export async function listDeadLinks(payload: Payload, user: User, site: SiteMap): Promise<DocumentWithDeadLinks[]> {
  const found = await collectPublished(payload, user, site)
  const asked = listInsideAddresses(
    found.flatMap(({ links }) => links),
    site.hosts,
  )
  const there = await findThere(site, asked)
  return found.flatMap(({ collection, id, kind, name, links, kept }) => {
    const dead = findDeadLinks(links, { hosts: site.hosts, there, kept })
    return dead.length === 0 ? [] : [{ collection, id, name: name ?? kind, links: dead }]
  })
}
