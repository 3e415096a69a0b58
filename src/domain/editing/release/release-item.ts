import { z } from 'zod'
import { hasRight, reachesAllTenants, type StaffRole } from '@/domain/staff/access-table'

/** Collections whose documents a release publishes, in the order in which it does (EDT-20). Pages come before what links to them. */
export const RELEASED_COLLECTIONS = ['shared-sections', 'pages', 'promo-cards', 'offers', 'faqs', 'announcements'] as const
export type ReleasedCollection = (typeof RELEASED_COLLECTIONS)[number]

/** Parts of a site without drafts. A release contains the values that it will set. */
export const RELEASED_PARTS = ['switches', 'theme', 'menus'] as const
export type ReleasedPart = (typeof RELEASED_PARTS)[number]

/** The most items of a release. */
export const MOST_ITEMS = 100

/** Checks whether a release can publish documents of a collection. */
export function isReleasedCollection(slug: string): slug is ReleasedCollection {
  return RELEASED_COLLECTIONS.some((known) => known === slug)
}

const id = z.int().positive()
const shared = { document: id, tenant: id, label: z.string().max(300) }
const values = z.record(z.string(), z.unknown())

const documentItem = z.object({
  ...shared,
  kind: z.literal('document'),
  collection: z.enum(RELEASED_COLLECTIONS),
  /** The version that goes live. The editor saves into the newest version, so its time is a part of what is pinned. */
  version: id,
  /** The version's own time, as stored. */
  savedAt: z.string().max(40),
  editor: z.string().max(300).nullable(),
})

const valuesItem = z.object({
  ...shared,
  kind: z.literal('values'),
  part: z.enum(RELEASED_PARTS),
  /** What the part contained when it was added. */
  base: values,
  /** What it will contain. A null removes a switch. */
  value: values,
})

const item = z.discriminatedUnion('kind', [documentItem, valuesItem])

/** A document of a release, pinned to one of its versions. */
export type DocumentItem = z.infer<typeof documentItem>
/** Settings of a site in a release, with the values to set. `document` is the id of the site's settings, or of the tenant for switches. */
export type ValuesItem = z.infer<typeof valuesItem>
export type ReleaseItem = DocumentItem | ValuesItem

/** Reads the stored items of a release. Malformed ones are left out. */
export function readReleaseItems(value: unknown): ReleaseItem[] {
  const rows: unknown[] = Array.isArray(value) ? value.slice(0, MOST_ITEMS) : []
  return rows.flatMap((row) => item.safeParse(row).data ?? [])
}

/** Names an item within its release: 'pages-12', 'menus-3'. */
export function keyOfItem(one: ReleaseItem): string {
  return one.kind === 'document' ? `${one.collection}-${one.document}` : `${one.part}-${one.document}`
}

/** Adds an item, or puts it in the place of the same document's. */
export function withItem(items: readonly ReleaseItem[], added: ReleaseItem): ReleaseItem[] {
  const key = keyOfItem(added)
  return items.some((one) => keyOfItem(one) === key) ? items.map((one) => (keyOfItem(one) === key ? added : one)) : [...items, added]
}

const ORDER: readonly string[] = [...RELEASED_PARTS, ...RELEASED_COLLECTIONS]
const rankOf = (one: ReleaseItem) => ORDER.indexOf(one.kind === 'document' ? one.collection : one.part)

/** Returns items in the order in which they are published: the same for every process, so that two never wait for each other. */
export function inOrder(items: readonly ReleaseItem[]): ReleaseItem[] {
  return items.toSorted((one, other) => rankOf(one) - rankOf(other) || one.document - other.document)
}

/** Returns the ids of the sites that a release changes, with that of the site it belongs to. */
export function listSitesOf(items: readonly ReleaseItem[], home: number): number[] {
  return [...new Set([home, ...items.map(({ tenant }) => tenant)])]
}

type Person = { role: StaffRole | null; tenants: readonly number[] }

/** What a member of staff must have the right to update, to add an item or to approve it. */
const guardOf = (one: Pick<ReleaseItem, 'kind'> & { collection?: string; part?: string }) => {
  if (one.kind === 'document') return RELEASED_COLLECTIONS.find((slug) => slug === one.collection) ?? null
  return one.part === 'switches' ? 'tenants' : 'site-settings'
}

/** Checks whether a member of staff may publish an item: a release never does what the person couldn't do without it (EDT-20, SEC-01). */
export function mayPublishItem({ role, tenants }: Person, one: ReleaseItem): boolean {
  const guarded = guardOf(one)
  if (role === null || guarded === null || !hasRight(role, guarded, 'update')) return false
  return reachesAllTenants(role) || tenants.includes(one.tenant)
}

const COLLECTION_WORDS: Record<ReleasedCollection, string> = {
  'shared-sections': 'Shared section',
  pages: 'Page',
  'promo-cards': 'Promo card',
  offers: 'Offer',
  faqs: 'Question',
  announcements: 'Announcement',
}

const PART_WORDS: Record<ReleasedPart, string> = { switches: 'Switches', theme: 'Colours and type', menus: 'Menus' }

/** Names the kind of an item for people: 'Promo card'. */
export function describeKind(one: { kind: 'document'; collection: ReleasedCollection } | { kind: 'values'; part: ReleasedPart }): string {
  return one.kind === 'document' ? COLLECTION_WORDS[one.collection] : PART_WORDS[one.part]
}
