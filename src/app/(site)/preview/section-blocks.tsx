import type { LayoutBlock, PageFacts } from '@blocks/types'
import type { Tenant } from '@/domain/tenant/tenant'
import { fillTexts } from '@/server/content/fill-texts'
import type { User } from '@payload-types'
import { PreviewBlock } from './preview-block'

type Props = { blocks: readonly LayoutBlock[]; tenant: Tenant; now: number; facts: PageFacts; user: User }

/** The blocks of a group's section on a site, which its form can't change (EDT-25). */
export async function SectionBlocks({ blocks, tenant, now, facts, user }: Props) {
  const shown = (await fillTexts([...blocks], { tenant, now, locationId: facts.locationId })).filter(({ isHidden }) => isHidden !== true)
  return shown.map((block, at) => (
    <PreviewBlock key={block.id ?? at} block={block} isFirst={at === 0} tenant={tenant} now={now} page={facts} user={user} />
  ))
}
