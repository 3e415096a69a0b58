import type { Payload } from 'payload'
import type { SectionPicture } from '@/domain/blocks/group-sections'
import { idOf } from '@/domain/json/id-of'
import type { SharedSection } from '@payload-types'
import { findGroupOf } from './find-group-content'

/**
 * Returns the pictures of an entry for a group's section by their ids, for the site's staff (EDT-25). Whoever calls this has checked that
 * its reader may read the entry.
 * @param shared Ids in the group's blocks. Only pictures of the site's present group are returned.
 * @param own Ids in the site's own values. Only the site's pictures are returned.
 */
export async function findPictures(
  payload: Payload,
  { tenant }: Pick<SharedSection, 'tenant'>,
  { shared, own }: { shared: readonly number[]; own: readonly number[] },
): Promise<Record<number, SectionPicture>> {
  const site = idOf(tenant)
  const ids = [...shared, ...own]
  if (site === null || ids.length === 0) return {}
  const group = await findGroupOf(payload, site)
  const { docs } = await payload.find({ collection: 'media', where: { id: { in: ids } }, depth: 0, pagination: false })
  const isShown = (id: number, owner: number | null) =>
    (own.includes(id) && owner === site) || (shared.includes(id) && owner === group && group !== null)
  return Object.fromEntries(
    docs
      .filter((doc) => isShown(doc.id, idOf(doc.tenant)))
      .map(({ id, alt, thumbnailURL, tenant: owner }) => [id, { alt, url: thumbnailURL ?? null, isShared: idOf(owner) !== site }]),
  )
}
