import { toSiteLink } from '@/domain/navigation/site-link'
import { findMedia } from '@/server/content/find-media'
import { toFacts } from '@/ui/primitives/fact-list/to-facts'
import { ImageText } from '@/ui/sections/image-text'
import { toPanelPicture } from '@/ui/sections/picture-panel/panel-picture'
import type { BlockProps } from '../types'

export async function ImageTextBlock({ block, site: { tenant } }: BlockProps<'imageText'>) {
  const { heading, content, facts, side, ratio, tone } = block
  return (
    <ImageText
      heading={heading}
      content={content ?? null}
      facts={toFacts(facts)}
      link={toSiteLink(block.link)}
      picture={toPanelPicture(await findMedia(tenant.id, block.image), block.imageKind)}
      side={side}
      ratio={ratio}
      tone={tone}
      variant={tenant.layout.card}
    />
  )
}
