import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PayloadRequest } from 'payload'
import type { DemoBlock, DemoContent } from '@demo/tenants/content'
import type { DemoPicture } from '@demo/tenants/picture'
import { idOf } from './store-tenant'

const FOLDER = fileURLToPath(new URL('../../../public/demo-media', import.meta.url))

/** Ids of a tenant's pictures by file name. */
export type StoredPictures = Map<string, number>

/** Lists every picture in a tenant's content, each once. */
export function listPictures({ pages, promoCards, offers, models, locations, menuCard }: DemoContent): DemoPicture[] {
  const ofPages = pages.flatMap(({ image, layout }) => [...(image ? [image] : []), ...layout.flatMap(picturesOfBlock)])
  const shown = [
    ...ofPages,
    ...(menuCard ? [menuCard.image] : []),
    ...[...promoCards, ...offers, ...models, ...locations].flatMap(({ image }) => image ?? []),
  ]
  return [...new Map(shown.map((picture) => [picture.file, picture])).values()]
}

function picturesOfBlock(block: DemoBlock): DemoPicture[] {
  switch (block.blockType) {
    case 'heroSlider':
      return block.slides.map(({ image }) => image)
    case 'promotionsSlider':
      return block.slides.map(({ image }) => image)
    case 'modelColours':
      return block.colours.map(({ image }) => image)
    case 'searchPanel':
    case 'imageText':
      return block.image ? [block.image] : []
    case 'featureBanner':
      return (block.kind === 'banner' ? [block] : block.shortcuts).flatMap(({ image }) => image ?? [])
    case 'columns':
      return block.columns.flatMap(({ image }) => image ?? [])
    default:
      return []
  }
}

/** Returns the id of a stored picture, or null for none. */
export function pictureId(image: DemoPicture | undefined, pictures: StoredPictures): number | null {
  return image ? idOf(pictures, image.file) : null
}

/**
 * Uploads a tenant's pictures through the media collection, including all sizes. One at a time, because they share the transaction's
 * connection.
 */
export async function storePictures(content: DemoContent, tenant: number, req: PayloadRequest): Promise<StoredPictures> {
  const stored: StoredPictures = new Map()
  for (const { file, alt } of listPictures(content)) {
    const { id } = await req.payload.create({ collection: 'media', data: { alt, tenant }, filePath: path.join(FOLDER, file), req })
    stored.set(file, id)
  }
  return stored
}
