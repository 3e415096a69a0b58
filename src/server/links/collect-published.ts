import type { CollectionSlug, Payload } from 'payload'
import { collectLinks, type StoredLink } from '@/domain/pages/links/collect-links'
import { readKeptLinks } from '@/domain/pages/links/dead-links'
import { collectPictures, type StoredPicture } from '@/domain/pages/links/site-check'
import type { User } from '@payload-types'
import { withShownBlocks } from '../group-sections/find-group-content'
import { nameOfDocument } from '../references/find-users'
import type { SiteMap } from '../routing/site-maps'

/** Collections whose links visitors follow. */
const LINKING = [
  'pages',
  'shared-sections',
  'promo-cards',
  'offers',
  'announcements',
  'site-settings',
] as const satisfies readonly CollectionSlug[]

/** A published document with its links and pictures. `name` is null for one without, `kind` names its collection in words. */
export type LinkingSource = {
  collection: CollectionSlug
  id: number
  kind: string
  name: string | null
  path: string | null
  links: StoredLink[]
  pictures: StoredPicture[]
  kept: string[]
}

async function collectFrom(
  payload: Payload,
  user: User | null,
  site: SiteMap,
  collection: (typeof LINKING)[number],
): Promise<LinkingSource[]> {
  const mine = { tenant: { equals: site.id } }
  const where = collection === 'site-settings' ? mine : { and: [mine, { _status: { equals: 'published' } }] }
  const found = await payload
    .find({ collection, where, depth: 0, pagination: false, ...(user ? { user, overrideAccess: false } : {}) })
    // staff without access to a collection see the links of the others
    .catch(() => ({ docs: [] }))
  const docs = await Promise.all(found.docs.map((doc) => ('groupSection' in doc ? withShownBlocks(payload, doc) : doc)))
  const { flattenedFields, labels } = payload.collections[collection].config
  return docs.map((doc) => ({
    collection,
    id: doc.id,
    kind: String(labels.singular),
    name: nameOfDocument(doc),
    path: 'path' in doc && typeof doc.path === 'string' ? doc.path : null,
    links: collectLinks(flattenedFields, { ...doc }),
    pictures: collectPictures(flattenedFields, { ...doc }),
    kept: readKeptLinks(doc.keptLinks),
  }))
}

/** Returns what is published on a tenant's site, with its links and pictures (EDT-13, EDT-19). Reads with the user's access, if there is one. */
export async function collectPublished(payload: Payload, user: User | null, site: SiteMap): Promise<LinkingSource[]> {
  const found: LinkingSource[] = []
  for (const collection of LINKING) found.push(...(await collectFrom(payload, user, site, collection)))
  return found
}
