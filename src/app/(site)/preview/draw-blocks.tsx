'use server'

import { blockComponents } from '@blocks/components'
import { RenderBlocks } from '@blocks/render-blocks'
import type { LayoutBlock } from '@blocks/types'
import type { DrawnBlock } from '@/features/live-preview/page-preview'
import { findDraftForStaff } from '@/server/content/find-draft-for-staff'
import { findPreviewViewer } from '@/server/content/preview-viewer'
import { settleFormBlock } from '@/server/content/settle-form-lists'
import { fillTexts } from '@/server/placeholders/fill-texts'
import { findTenant } from '@/server/tenant/find-tenant'
import { readClock } from '@/server/now'
import { readPageFacts } from '../content-page'
import { isAtPreviewHost } from '../is-preview-host'

/** The most blocks of one page. */
const MOST_BLOCKS = 80

/** What an editor has typed so far: of a known type, and maybe not complete. */
function isBlock(value: unknown): value is LayoutBlock & { id: string } {
  if (typeof value !== 'object' || value === null || !('blockType' in value) || !('id' in value)) return false
  return typeof value.blockType === 'string' && typeof value.id === 'string' && Object.hasOwn(blockComponents, value.blockType)
}

type Asked = { tenant: string; page: number; ticket: unknown }

/**
 * Blocks as they are being typed, drawn as on the site, for the ticket of staff who may read their page (ADM-02, SEC-08): what they point at is read as a visitor
 * of this tenant would, so a foreign reference shows nothing.
 */
export async function drawBlocks(
  { tenant: slug, page: id, ticket }: Asked,
  asked: { block: unknown; isFirst: boolean }[],
): Promise<DrawnBlock[]> {
  const tenant = (await isAtPreviewHost()) ? await findTenant(slug) : null
  if (!tenant || !Array.isArray(asked)) return []
  const now = readClock()
  const viewer = await findPreviewViewer(ticket, { tenantId: tenant.id, subject: { kind: 'page', id } }, now)
  const page = viewer && (await findDraftForStaff(viewer.user, tenant.id, id))
  if (!page) return []
  const facts = await readPageFacts(tenant, page.path, now)
  const typed = asked.slice(0, MOST_BLOCKS).map(async ({ block, isFirst }) => ({ block: await settleFormBlock(block), isFirst }))
  const filled = await fillTexts(await Promise.all(typed), { tenant, now, locationId: facts.locationId })
  return filled.flatMap(({ block, isFirst }) =>
    isBlock(block)
      ? [{ id: block.id, node: <RenderBlocks blocks={[block]} firstPlace={isFirst ? 0 : 1} tenant={tenant} now={now} page={facts} /> }]
      : [],
  )
}
