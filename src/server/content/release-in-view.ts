import type { DataFromCollectionSlug } from 'payload'
import { type DocumentItem, type ReleasedCollection, type ReleaseItem, readReleaseItems } from '@/domain/editing/release/release-item'
import { normaliseStored } from '@/domain/json/normalise-stored'
import type { SiteSetting, User } from '@payload-types'
import { payloadClient } from '../process/payload-client'
import type { TenantChanges } from '../tenant/find-tenant'
import { showInView } from './draft-in-view'
import { toInstant } from './to-instant'

/** `user` is null for whoever has a valid link to the release: the caller has checked it. */
type Asked = { user: User | null; tenantId: number; releaseId: number }

/** `goesLiveAt` is in Unix seconds; null for a release without a time. `paths` are the addresses of its pages on the site. */
export type ShownRelease = { name: string; goesLiveAt: number | null; paths: string[]; changes: TenantChanges }

const accessOf = (user: User | null) => (user === null ? {} : { user, overrideAccess: false })

async function findPinned<Slug extends ReleasedCollection>(
  user: User | null,
  items: readonly DocumentItem[],
  collection: Slug,
): Promise<DataFromCollectionSlug<Slug>[]> {
  const pinned = items.filter((item) => item.collection === collection)
  if (pinned.length === 0) return []
  const payload = await payloadClient()
  const where = { id: { in: pinned.map(({ version }) => version) } }
  const { docs } = await payload.findVersions({ collection, where, depth: 0, pagination: false, ...accessOf(user) })
  const { flattenedFields } = payload.collections[collection].config
  return docs.flatMap(({ id, version }) => {
    const item = pinned.find((one) => one.version === Number(id))
    return item ? [{ ...normaliseStored(flattenedFields, version), id: item.document }] : []
  })
}

/** The values are checked like stored ones, because a release is stored JSON. */
async function toChanges(items: readonly ReleaseItem[]): Promise<TenantChanges> {
  const payload = await payloadClient()
  const values = items.flatMap((item) => (item.kind === 'values' ? [item] : []))
  const settings: Partial<SiteSetting> = Object.assign({}, ...values.filter(({ part }) => part !== 'switches').map(({ value }) => value))
  const switches: Record<string, unknown> = Object.assign({}, ...values.filter(({ part }) => part === 'switches').map(({ value }) => value))
  return { settings: normaliseStored(payload.collections['site-settings'].config.flattenedFields, settings), switches }
}

/**
 * Shows a site in the preview that this request renders as a release will make it (EDT-20). Reads with the user's access; null, and nothing is
 * shown, for a release that they may not read.
 */
export async function showRelease({ user, tenantId, releaseId }: Asked): Promise<ShownRelease | null> {
  const payload = await payloadClient()
  const rules = { id: releaseId, depth: 0, disableErrors: true, ...accessOf(user) } as const
  const release = await payload.findByID({ collection: 'releases', ...rules })
  if (!release) return null
  const items = readReleaseItems(release.items).filter(({ tenant }) => tenant === tenantId)
  const documents = items.flatMap((item) => (item.kind === 'document' ? [item] : []))
  const pages = await findPinned(user, documents, 'pages')
  showInView({
    pages,
    sections: await findPinned(user, documents, 'shared-sections'),
    promos: await findPinned(user, documents, 'promo-cards'),
    offers: await findPinned(user, documents, 'offers'),
    questions: await findPinned(user, documents, 'faqs'),
    announcements: await findPinned(user, documents, 'announcements'),
  })
  const paths = pages.map(({ path }) => path)
  return { name: release.name, goesLiveAt: toInstant(release.goesLiveAt), paths, changes: await toChanges(items) }
}
