import type { CollectionSlug, PayloadRequest } from 'payload'
import { withShownBlocks } from '../group-sections/find-group-content'
import { findReferences } from './find-references'

/** Collections that reference a tenant's documents. Stock and leads are missing because they store copies. */
const USERS = [
  'pages',
  'shared-sections',
  'block-presets',
  'promo-cards',
  'offers',
  'reviews',
  'models',
  'locations',
  'site-settings',
] as const satisfies readonly CollectionSlug[]
const LABELS: Record<(typeof USERS)[number], string> = {
  pages: 'page',
  'shared-sections': 'shared section',
  'block-presets': 'preset',
  'promo-cards': 'promo card',
  offers: 'offer',
  reviews: 'review',
  models: 'model',
  locations: 'location',
  'site-settings': 'site settings',
}

type Target = { collection: string; id: number; tenantId: number }

/** Documents of which collections are named: of all, or only of those that the request's user may read. */
export type NamedTo = 'everyone' | 'their readers'

/** A document that references another, with its name in words: 'page “EOFY utes”'. */
export type DocumentUser = { label: string; collection: CollectionSlug; id: number }

/** Returns the title or name of a document; null for one without. */
export function nameOfDocument(doc: object): string | null {
  const entries = Object.entries(doc)
  const found = ['title', 'name', 'customer_name'].flatMap((key) => entries.filter(([name]) => name === key))
  const [, name] = found.find(([, value]) => typeof value === 'string' && value !== '') ?? []
  return typeof name === 'string' ? name : null
}

/** Payload refuses the whole read of a collection that the user may not see. */
export async function mayRead(req: PayloadRequest, slug: CollectionSlug): Promise<boolean> {
  return (await req.payload.collections[slug].config.access.read({ req })) !== false
}

async function findIn(req: PayloadRequest, slug: (typeof USERS)[number], target: Target, namedTo: NamedTo): Promise<DocumentUser[]> {
  const { collection, id, tenantId } = target
  const overrideAccess = namedTo === 'everyone'
  const config = req.payload.collections[slug].config
  const read = { collection: slug, where: { tenant: { equals: tenantId } }, depth: 0, pagination: false, overrideAccess, req }
  // published version and draft
  const found = [await req.payload.find(read), ...(config.versions ? [await req.payload.find({ ...read, draft: true })] : [])]
  // a site's own values in a section of its group are in no field of the entry
  const docs = await Promise.all(
    found.flatMap((one) => one.docs).map((doc) => ('groupSection' in doc ? withShownBlocks(req.payload, doc) : doc)),
  )
  const using = docs
    .filter((doc) => !(slug === collection && doc.id === id))
    .filter((doc) => findReferences(config.fields, { ...doc }).some((one) => one.collection === collection && one.id === id))
  const users = using.map((doc) => ({
    label: [LABELS[slug], nameOfDocument(doc)].filter(Boolean).join(' “') + (nameOfDocument(doc) ? '”' : ''),
    collection: slug,
    id: doc.id,
  }))
  return [...new Map(users.map((user) => [user.id, user])).values()]
}

/**
 * Returns the tenant's documents that reference one of its documents, published or draft, at any depth of their blocks (ADM-12).
 * @param namedTo Who is told. A refused delete names all users, a screen only those that its reader may open.
 */
export async function findUsers(req: PayloadRequest, target: Target, namedTo: NamedTo = 'everyone'): Promise<DocumentUser[]> {
  const found: DocumentUser[] = []
  for (const slug of USERS)
    if (namedTo === 'everyone' || (await mayRead(req, slug))) found.push(...(await findIn(req, slug, target, namedTo)))
  return found
}
