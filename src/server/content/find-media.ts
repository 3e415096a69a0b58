import { cache } from 'react'
import type { FocalPoint } from '@/domain/vehicle/focal-point'
import type { Media } from '@payload-types'
import { cachedRead } from '../cache/cached-read'
import { cacheTags } from '../invalidation/tags'
import { findGroup } from '../tenant/find-group'
import { findForTenant } from './find-for-tenant'

/** A picture for views. The focal point is absent where it is the middle. */
export type Picture = { url: string; width: number; height: number; alt: string; focal?: FocalPoint }

function toPicture(media: Media): Picture | null {
  const { filename, width, height, alt, focalX, focalY } = media
  if (!filename || !width || !height) return null
  const focal = { x: focalX ?? 50, y: focalY ?? 50 }
  const isMiddle = focal.x === 50 && focal.y === 50
  return { url: `/api/media/file/${encodeURIComponent(filename)}`, width, height, alt, ...(!isMiddle && { focal }) }
}

const readOwn = cache((tenantId: number, id: number) =>
  cachedRead(['media', tenantId, id], [cacheTags.media(id)], async () => {
    const [media] = await findForTenant(tenantId, 'media', { where: { id: { equals: id } }, limit: 1 })
    return media ? toPicture(media) : null
  }),
)

/** A site also shows the pictures of its group, which the group's sections have (EDT-25). */
async function read(tenantId: number, id: number): Promise<Picture | null> {
  const own = await readOwn(tenantId, id)
  if (own) return own
  const group = await findGroup(tenantId)
  return group === null ? null : readOwn(group, id)
}

/** Returns a picture of a tenant or of its group; null when it was deleted or belongs to another tenant. */
export function findMedia(tenantId: number, reference: number | { id: number } | null | undefined): Promise<Picture | null> {
  if (reference === null || reference === undefined) return Promise.resolve(null)
  return read(tenantId, typeof reference === 'number' ? reference : reference.id)
}
