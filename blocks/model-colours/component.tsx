import { isHexColour } from '@/domain/tenant/theme/contrast'
import { findMedia } from '@/server/content/find-media'
import { ModelColours } from '@/ui/sections/model-colours'
import { toPanelPicture } from '@/ui/sections/picture-panel/panel-picture'
import type { BlockProps } from '../types'

export async function ModelColoursBlock({ block, site: { tenant } }: BlockProps<'modelColours'>) {
  const colours = await Promise.all(
    (block.colours ?? []).map(async ({ name, hex, image }) => ({
      name,
      hex: isHexColour(hex) ? hex : 'transparent',
      picture: toPanelPicture(await findMedia(tenant.id, image), 'cutout'),
    })),
  )
  return <ModelColours heading={block.heading} colours={colours} />
}
