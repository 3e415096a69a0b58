import { z } from 'zod'
import { blockComponents } from '@blocks/components'
import type { LayoutBlock, PageFacts } from '@blocks/types'
import type { Tenant } from '@/domain/tenant/tenant'
import type { RenderedBlock } from '@/features/live-preview/page-preview'
import { fillTexts } from '@/server/content/fill-texts'
import { toStoredBlock } from '@/server/content/to-stored-block'
import type { User } from '@payload-types'
import { PreviewBlock } from '@/app/(site)/preview/preview-block'

/** The most blocks of a page. */
const MOST_BLOCKS = 80

/** Checks an unsaved block: its type is known, but it may be incomplete. */
function isBlock(value: unknown): value is LayoutBlock & { id: string } {
  if (typeof value !== 'object' || value === null || !('blockType' in value) || !('id' in value)) return false
  return typeof value.blockType === 'string' && typeof value.id === 'string' && Object.hasOwn(blockComponents, value.blockType)
}

const typedBlocks = z.array(z.object({ block: z.unknown(), isFirst: z.boolean() }))

type Drawn = { tenant: Tenant; now: number; facts: PageFacts; user: User }

/**
 * Renders unsaved blocks as on the site. The caller has checked who asks. References are read with the permissions of a visitor of this tenant,
 * so another tenant's document renders nothing.
 */
export async function drawTypedBlocks(asked: unknown, { tenant, now, facts, user }: Drawn): Promise<RenderedBlock[]> {
  const { data: blocks = [] } = typedBlocks.safeParse(asked)
  const typed = blocks.slice(0, MOST_BLOCKS).map(async ({ block, isFirst }) => ({ block: await toStoredBlock(block), isFirst }))
  const filled = await fillTexts(await Promise.all(typed), { tenant, now, locationId: facts.locationId })
  return filled.flatMap(({ block, isFirst }) =>
    isBlock(block)
      ? [{ id: block.id, node: <PreviewBlock block={block} isFirst={isFirst} tenant={tenant} now={now} page={facts} user={user} /> }]
      : [],
  )
}
