import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PayloadRequest } from 'payload'
import type { DemoBlock, DemoContent, DemoPicture } from '@tenants/demo/content'

const FOLDER = fileURLToPath(new URL('../../../public/demo-media', import.meta.url))
/** Making the sizes is most of a seed's work and spreads over the processors. */
const AT_ONCE = 4

/** Ids of a tenant's pictures by file name. */
export type StoredPictures = Map<string, number>

/** Every picture that a tenant's content shows, each once. */
export function listPictures({ pages, promoCards, offers, models }: DemoContent): DemoPicture[] {
  const ofPages = pages.flatMap(({ layout }) => layout.flatMap(picturesOfBlock))
  const shown = [...ofPages, ...[...promoCards, ...offers, ...models].flatMap(({ image }) => image ?? [])]
  return [...new Map(shown.map((picture) => [picture.file, picture])).values()]
}

function picturesOfBlock(block: DemoBlock): DemoPicture[] {
  return block.blockType === 'heroSlider' ? block.slides.map(({ image }) => image) : []
}

/** Uploads a tenant's pictures through the media collection, sizes and all. */
export async function storePictures(
  content: DemoContent,
  tenant: number,
  { payload, transactionID }: PayloadRequest,
): Promise<StoredPictures> {
  const pictures = listPictures(content)
  const stored: StoredPictures = new Map()
  const storeNext = async (): Promise<void> => {
    for (let picture = pictures.pop(); picture; picture = pictures.pop()) {
      const { file, alt } = picture
      // an upload travels on its request, so each has one of its own
      const req = transactionID === undefined ? {} : { transactionID }
      const { id } = await payload.create({ collection: 'media', data: { alt, tenant }, filePath: path.join(FOLDER, file), req })
      stored.set(file, id)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, storeNext))
  return stored
}
