import type { PayloadRequest } from 'payload'
import { describeKind, keyOfItem, listSitesOf, type ReleaseItem } from '@/domain/editing/release/release-item'
import type { PanelItem, ReleasePanel } from '@/domain/editing/release/release-panel'
import { explainItemProblem } from '@/domain/editing/release/release-problem'
import { asWentLive, readRestoredItems } from '@/domain/editing/release/release-restore'
import { describeReleaseState, listReleaseActions } from '@/domain/editing/release/release-state'
import { toDateText } from '@/domain/time/date-field'
import { formatMoment, nameZone, PLATFORM_ZONE } from '@/domain/time/zone-name'
import type { Release } from '@payload-types'
import { toInstant } from '@/server/content/to-instant'
import { readClock } from '@/server/process/now'
import { findSiteById } from '@/server/routing/find-site'
import { toEditAddress } from '@/server/tenant/chosen-tenant'
import { findItemProblem } from './item-facts'
import { type StoredRelease, toStoredRelease } from './stored-release'

type Sites = ReadonlyMap<number, { name: string; slug: string; timeZone: string }>

/** Names the sites of a release, which its reader may all see. */
async function findSites({ payload }: PayloadRequest, ids: readonly number[]): Promise<Sites> {
  const { docs } = await payload.find({
    collection: 'tenants',
    where: { id: { in: [...ids] } },
    depth: 0,
    pagination: false,
    select: { name: true, slug: true, timeZone: true },
  })
  return new Map(docs.map(({ id, name, slug, timeZone }) => [id, { name, slug, timeZone }]))
}

/** Of a live release it matters whether it can be rolled back, of others whether they can go live. A draft that was undone is compared to nothing. */
async function findProblem(
  req: PayloadRequest,
  release: StoredRelease,
  item: ReleaseItem,
): Promise<Pick<PanelItem, 'problem' | 'isRenewable'>> {
  if (release.state === 'rolledBack') return { problem: null, isRenewable: false }
  const restored = release.state === 'live' ? readRestoredItems(release.restore, release.items) : null
  const live = restored?.find((one) => keyOfItem(one.item) === keyOfItem(item))
  const problem = await findItemProblem(req, live ? asWentLive(live) : item)
  if (problem === null) return { problem: null, isRenewable: false }
  const isRenewable = item.kind === 'document' && (problem.kind === 'newer' || problem.kind === 'pruned')
  return { problem: explainItemProblem(item, problem, live ? 'rollBack' : 'goLive'), isRenewable: isRenewable && release.state === 'draft' }
}

function toHref(item: ReleaseItem): string {
  if (item.kind === 'document') return toEditAddress(item.collection, item.document)
  return toEditAddress(item.part === 'switches' ? 'tenants' : 'site-settings', item.document)
}

async function toPanelItem(req: PayloadRequest, release: StoredRelease, item: ReleaseItem, sites: Sites): Promise<PanelItem> {
  const site = sites.get(item.tenant)
  const savedAt = item.kind === 'document' ? toInstant(item.savedAt) : null
  const when = savedAt === null ? null : `Saved ${formatMoment(savedAt, site?.timeZone ?? PLATFORM_ZONE)}`
  const by = item.kind === 'document' && item.editor !== null ? ` by ${item.editor}` : ''
  return {
    key: keyOfItem(item),
    kind: describeKind(item),
    label: item.label,
    site: site?.name ?? '',
    version: when && when + by,
    href: toHref(item),
    ...(await findProblem(req, release, item)),
  }
}

async function describeApproval(
  { payload }: PayloadRequest,
  { approvedBy, approvedAt }: StoredRelease,
  zone: string,
): Promise<string | null> {
  if (approvedAt === null) return null
  const user = approvedBy === null ? null : await payload.findByID({ collection: 'users', id: approvedBy, depth: 0, disableErrors: true })
  return `Approved${user ? ` by ${user.name || user.email}` : ''} ${formatMoment(approvedAt, zone)}`
}

/** Returns what the form of a release shows. The caller has checked that the person may read it. @param note What the last call says. */
export async function describeRelease(req: PayloadRequest, doc: Release, note: string | null = null): Promise<ReleasePanel> {
  const release = toStoredRelease(doc)
  const { id, state, result, goesLiveAt } = release
  const home = release.tenant ?? 0
  const sites = await findSites(req, listSitesOf(release.items, home))
  const zone = (await findSiteById(home))?.timeZone ?? PLATFORM_ZONE
  const items: PanelItem[] = []
  for (const item of release.items) items.push(await toPanelItem(req, release, item, sites))
  return {
    ...{ id, state, result, note, items },
    revision: doc.updatedAt,
    stateText: describeReleaseState(state, release, zone),
    approval: await describeApproval(req, release, zone),
    actions: [...listReleaseActions(state)],
    sites: [...sites].map(([siteId, { name }]) => ({ id: siteId, name, preview: `/api/releases/${id}/preview?site=${siteId}` })),
    zone: nameZone(goesLiveAt ?? readClock(), zone),
    goesLiveText: goesLiveAt === null ? null : toDateText(goesLiveAt, zone, false),
  }
}
