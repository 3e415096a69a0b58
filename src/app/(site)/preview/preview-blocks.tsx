'use server'

import { z } from 'zod'
import { blockComponents } from '@blocks/components'
import type { LayoutBlock } from '@blocks/types'
import type { RenderedBlock } from '@/features/live-preview/page-preview'
import { findDraftForStaff } from '@/server/content/find-draft-for-staff'
import { findPreviewViewer } from '@/server/content/preview-viewer'
import { toStoredBlock } from '@/server/content/to-stored-block'
import { fillTexts } from '@/server/content/fill-texts'
import { readClock } from '@/server/process/now'
import { readPageFacts } from '@/app/content/content-page'
import { findDraftTenant } from '@/app/content/find-draft-tenant'
import { PreviewBlock } from '@/app/(site)/preview/preview-block'

/** The most blocks of a page. */
const MOST_BLOCKS = 80

/** Checks an unsaved block: its type is known, but it may be incomplete. */
function isBlock(value: unknown): value is LayoutBlock & { id: string } {
  if (typeof value !== 'object' || value === null || !('blockType' in value) || !('id' in value)) return false
  return typeof value.blockType === 'string' && typeof value.id === 'string' && Object.hasOwn(blockComponents, value.blockType)
}

// Anybody can call a server action with any arguments: trust only the ticket.
const boundPage = z.object({ tenant: z.string(), page: z.number(), ticket: z.string() })
const typedBlocks = z.array(z.object({ block: z.unknown(), isFirst: z.boolean() }))

/**
 * Renders unsaved blocks as on the site, for a ticket of staff who may read their page (ADM-02, SEC-08). References are read with the
 * permissions of a visitor of this tenant, so another tenant's document renders nothing.
 */
export async function previewBlocks(bound: unknown, asked: unknown): Promise<RenderedBlock[]> {
  const [{ data: preview }, { data: blocks }] = [boundPage.safeParse(bound), typedBlocks.safeParse(asked)]
  const tenant = preview ? await findDraftTenant(preview.tenant) : null
  if (!preview || !blocks || !tenant) return []
  const now = readClock()
  const subject = { kind: 'page' as const, id: preview.page }
  const viewer = await findPreviewViewer(preview.ticket, { tenantId: tenant.id, subject }, now)
  const page = viewer && (await findDraftForStaff(viewer.user, tenant.id, preview.page))
  if (!page || !viewer) return []
  const { user } = viewer
  const facts = await readPageFacts(tenant, page.path, now)
  const typed = blocks.slice(0, MOST_BLOCKS).map(async ({ block, isFirst }) => ({ block: await toStoredBlock(block), isFirst }))
  const filled = await fillTexts(await Promise.all(typed), { tenant, now, locationId: facts.locationId })
  return filled.flatMap(({ block, isFirst }) =>
    isBlock(block)
      ? [{ id: block.id, node: <PreviewBlock block={block} isFirst={isFirst} tenant={tenant} now={now} page={facts} user={user} /> }]
      : [],
  )
}
