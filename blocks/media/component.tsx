import { findMedia } from '@/server/content/find-media'
import { Picture } from '@/ui/primitives/picture/picture'
import type { BlockOf, BlockProps } from '../types'

type Width = BlockOf<'media'>['width']

const FRAME: Record<Width, string> = { reading: 'wrap section *:max-w-3xl', page: 'wrap section', full: 'section' }
const SIZES: Record<Width, string> = { reading: '(min-width: 48rem) 48rem, 100vw', page: '(min-width: 82rem) 82rem, 100vw', full: '100vw' }

type ViewProps = {
  image: { url: string; width: number; height: number; alt: string }
  caption: string | null
  width: Width
  isFirst: boolean
}

export function MediaView({ image, caption, width, isFirst }: ViewProps) {
  const corners = width === 'full' ? '' : 'rounded-card'
  return (
    <figure className={FRAME[width]}>
      <Picture
        src={image.url}
        alt={image.alt}
        width={image.width}
        height={image.height}
        sizes={SIZES[width]}
        isEager={isFirst}
        className={`h-auto w-full ${corners}`}
      />
      {caption && (
        <figcaption className={`mt-3 text-[0.9375rem]/6 break-words text-ink-soft ${width === 'full' ? 'wrap' : ''}`}>{caption}</figcaption>
      )}
    </figure>
  )
}

export async function MediaBlock({ block, site: { tenant, place } }: BlockProps<'media'>) {
  const image = await findMedia(tenant.id, block.image)
  return image && <MediaView image={image} caption={block.caption ?? null} width={block.width} isFirst={place.isFirst} />
}
