import type { CollectionSlug, PayloadRequest } from 'payload'
import { findReferences } from './find-references'

/** What points at documents of a tenant besides stock and leads, which keep copies of what they need. */
const USERS = [
  'pages',
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
  'block-presets': 'preset',
  'promo-cards': 'promo card',
  offers: 'offer',
  reviews: 'review',
  models: 'model',
  locations: 'location',
  'site-settings': 'site settings',
}

type Target = { collection: string; id: number; tenantId: number }

/** A document that points at another, with its name in words: 'page “EOFY utes”'. */
export type DocumentUser = { label: string; collection: CollectionSlug; id: number }

function nameOf(doc: object): string | null {
  const entries = Object.entries(doc)
  const found = ['title', 'name', 'customer_name'].flatMap((key) => entries.filter(([name]) => name === key))
  const [, name] = found.find(([, value]) => typeof value === 'string' && value !== '') ?? []
  return typeof name === 'string' ? name : null
}

async function findIn(req: PayloadRequest, slug: (typeof USERS)[number], { collection, id, tenantId }: Target): Promise<DocumentUser[]> {
  const config = req.payload.collections[slug].config
  const read = { collection: slug, where: { tenant: { equals: tenantId } }, depth: 0, pagination: false, req }
  // what visitors see and what is being drafted
  const found = [await req.payload.find(read), ...(config.versions ? [await req.payload.find({ ...read, draft: true })] : [])]
  const using = found
    .flatMap(({ docs }) => docs)
    .filter((doc) => !(slug === collection && doc.id === id))
    .filter((doc) => findReferences(config.fields, { ...doc }).some((one) => one.collection === collection && one.id === id))
  const users = using.map((doc) => ({
    label: [LABELS[slug], nameOf(doc)].filter(Boolean).join(' “') + (nameOf(doc) ? '”' : ''),
    collection: slug,
    id: doc.id,
  }))
  return [...new Map(users.map((user) => [user.id, user])).values()]
}

/** The documents of a tenant that point at one of its documents, however deep in their blocks, live or drafted (ADM-12). */
export async function findUsers(req: PayloadRequest, target: Target): Promise<DocumentUser[]> {
  const found: DocumentUser[] = []
  for (const slug of USERS) found.push(...(await findIn(req, slug, target)))
  return found
}
