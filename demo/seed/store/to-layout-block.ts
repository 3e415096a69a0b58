import type { DemoBlock } from '@demo/tenants/content'
import type { Page } from '@payload-types'
import { toRichText } from '../to-rich-text'
import { pictureId, type StoredPictures } from './store-pictures'

type Layout = NonNullable<Page['layout']>

/** Returns a block as the CMS stores it: pictures by id, markup as rich text, and missing values as the admin would fill them in. */
export function toLayoutBlock(block: DemoBlock, pictures: StoredPictures): Layout[number] {
  switch (block.blockType) {
    case 'heroSlider':
      return { ...block, slides: block.slides.map((slide) => ({ ...slide, image: pictureId(slide.image, pictures) })) }
    case 'promotionsSlider':
      return { ...block, slides: block.slides.map((slide) => ({ ...slide, image: pictureId(slide.image, pictures) })) }
    case 'modelColours':
      return { ...block, colours: block.colours.map((colour) => ({ ...colour, image: pictureId(colour.image, pictures) })) }
    case 'searchPanel':
      return { ...block, image: pictureId(block.image, pictures) }
    case 'richText':
      return { ...block, content: toRichText(block.content), width: block.width ?? 'reading' }
    case 'featureBanner':
      return toFeatureBanner(block, pictures)
    case 'imageText': {
      const { content, image, imageKind = 'photo', side = 'right', ratio = 'half', tone = 'plain' } = block
      const picture = pictureId(image, pictures)
      return { ...block, content: content ? toRichText(content) : null, image: picture, imageKind, side, ratio, tone }
    }
    case 'columns':
      return { ...block, columns: block.columns.map((column) => toColumn(column, pictures)), tone: block.tone ?? 'plain' }
    default:
      return block
  }
}

function toFeatureBanner(block: Extract<DemoBlock, { blockType: 'featureBanner' }>, pictures: StoredPictures): Layout[number] {
  if (block.kind === 'shortcuts') {
    const shortcuts = block.shortcuts.map((shortcut) => ({ ...shortcut, image: pictureId(shortcut.image, pictures) }))
    return { ...block, shortcuts, imageKind: 'photo', side: 'right', tone: 'plain' }
  }
  const { image, imageKind = 'photo', side = 'right', tone = 'plain' } = block
  return { ...block, image: pictureId(image, pictures), imageKind, side, tone }
}

type Columns = Extract<DemoBlock, { blockType: 'columns' }>['columns']

function toColumn({ content, image, imageKind = 'photo', ...rest }: Columns[number], pictures: StoredPictures) {
  return { ...rest, content: content ? toRichText(content) : null, image: pictureId(image, pictures), imageKind }
}
