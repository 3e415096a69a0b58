import { EXAMPLE_PICTURES } from '@blocks/example-pictures'
import type { LayoutBlock } from '@blocks/types'
import { findForTenant } from '@/server/content/find-for-tenant'

/** Finds pictures of the tenant to replace those in the examples, as far as it has enough. */
export async function findExamplePictures(tenantId: number): Promise<Map<number, number>> {
  const media = await findForTenant(tenantId, 'media', { sort: 'id', limit: 60 })
  const isWide = ({ width, height }: (typeof media)[number]) => (width ?? 0) > 2 * (height ?? 0)
  const isCutout = ({ filename }: (typeof media)[number]) => filename?.includes('transparent') ?? false
  const wide = media.find(isWide)
  const cutout = media.find(isCutout)
  const photo = media.find((one) => !isWide(one) && !isCutout(one)) ?? wide
  const found = [
    [EXAMPLE_PICTURES.photo, photo],
    [EXAMPLE_PICTURES.cutout, cutout],
    [EXAMPLE_PICTURES.wide, wide ?? photo],
  ] as const
  return new Map(found.flatMap(([name, picture]) => (picture ? [[name, picture.id]] : [])))
}

function replaceImages(node: unknown, pictures: Map<number, number>): void {
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) {
    if (key === 'image' && typeof value === 'number') Object.assign(node, { image: pictures.get(value) ?? null })
    else replaceImages(value, pictures)
  }
}

/** Returns an example with the tenant's own pictures, at any depth. */
export function putPictures(block: LayoutBlock, pictures: Map<number, number>): LayoutBlock {
  const copy = structuredClone(block)
  replaceImages(copy, pictures)
  return copy
}
