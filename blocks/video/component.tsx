import { toVideo } from '@/domain/text/embed'
import { ClickToLoadEmbed } from '@/features/click-to-load-embed/click-to-load-embed'
import { findMedia } from '@/server/content/find-media'
import { Picture } from '@/ui/primitives/picture/picture'
import { SectionHead } from '@/ui/primitives/section-head'
import type { BlockProps } from '../types'

type ViewProps = {
  heading: string | null
  text: string | null
  url: string
  title: string
  image: { url: string; width: number; height: number } | null
}

export function VideoView({ heading, text, url, title, image }: ViewProps) {
  const video = toVideo(url)
  if (video === null) return null
  return (
    <section className="wrap section">
      {heading && <SectionHead heading={heading} text={text} />}
      <div className="relative aspect-video overflow-hidden rounded-card">
        <ClickToLoadEmbed
          kind={video.kind === 'file' ? 'file' : 'film'}
          src={video.src}
          title={title}
          owner={video.kind === 'frame' ? video.label : null}
        >
          {image && (
            <Picture
              src={image.url}
              alt=""
              width={image.width}
              height={image.height}
              className="absolute inset-0 h-full w-full object-cover"
            />
          )}
        </ClickToLoadEmbed>
      </div>
    </section>
  )
}

export async function VideoBlock({ block, site: { tenant } }: BlockProps<'video'>) {
  const image = await findMedia(tenant.id, block.image)
  return <VideoView heading={block.heading ?? null} text={block.text ?? null} url={block.url} title={block.title} image={image} />
}
