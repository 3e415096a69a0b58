'use server'

import { z } from 'zod'
import type { RenderedBlock } from '@/features/live-preview/page-preview'
import { findDraftForStaff } from '@/server/content/find-draft-for-staff'
import { findPreviewViewer } from '@/server/content/preview-viewer'
import { readClock } from '@/server/process/now'
import { readPageFacts } from '@/app/content/content-page'
import { findDraftTenant } from '@/app/content/find-draft-tenant'
import { drawTypedBlocks } from '@/app/(site)/preview/draw-typed-blocks'

// Anybody can call a server action with any arguments: trust only the ticket.
const boundPage = z.object({ tenant: z.string(), page: z.number(), ticket: z.string() })

/** Renders unsaved blocks of a page as on the site, for a ticket of staff who may read their page (ADM-02, SEC-08). */
export async function previewBlocks(bound: unknown, asked: unknown): Promise<RenderedBlock[]> {
  const { data: preview } = boundPage.safeParse(bound)
  const tenant = preview ? await findDraftTenant(preview.tenant) : null
  if (!preview || !tenant) return []
  const now = readClock()
  const subject = { kind: 'page' as const, id: preview.page }
  const viewer = await findPreviewViewer(preview.ticket, { tenantId: tenant.id, subject }, now)
  const page = viewer && (await findDraftForStaff(viewer.user, tenant.id, preview.page))
  if (!page || !viewer) return []
  return drawTypedBlocks(asked, { tenant, now, facts: await readPageFacts(tenant, page.path, now), user: viewer.user })
}
