import { RenderBlocks } from '@blocks/render-blocks'
import type { LayoutBlock, PageFacts } from '@blocks/types'
import type { Tenant } from '@/domain/tenant/tenant'
import { fillTexts } from '@/server/content/fill-texts'
import { showSectionDrafts } from '@/server/content/shared-sections'
import type { User } from '@payload-types'

type Props = { block: LayoutBlock; isFirst: boolean; tenant: Tenant; now: number; page: PageFacts; user: User }

/** A block of a page's form; in the place of a shared section its blocks, with their newest drafts (ADM-02, EDT-24). */
export async function PreviewBlock({ block, isFirst, tenant, now, page, user }: Props) {
  const { layout } = await showSectionDrafts({ layout: [block] }, { user, tenantId: tenant.id }, now)
  const isSection = block.blockType === 'sharedSection'
  // the texts of the page's own blocks are filled already
  const blocks = isSection ? await fillTexts(layout, { tenant, now, locationId: page.locationId }) : layout
  return <RenderBlocks blocks={blocks} firstPlace={isFirst ? 0 : 1} tenant={tenant} now={now} page={page} />
}
