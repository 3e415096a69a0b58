'use server'

import type { ReactNode } from 'react'
import { z } from 'zod'
import { readHeaderChoices } from '@/domain/editing/preview/header-choices'
import { SiteTop } from '@/features/site-menu/site-top'
import { maySeeSettings } from '@/server/content/find-draft-for-staff'
import { findMedia } from '@/server/content/find-media'
import { findPreviewViewer } from '@/server/content/preview-viewer'
import { readClock } from '@/server/process/now'
import { toMenus } from '@/server/tenant/to-menus'
import { findTemplateHeader } from '@/server/tenant/template-tokens'
import { findDraftTenant } from '@/app/content/find-draft-tenant'
import { readFrame } from '@/app/site/site-frame'

// Anybody can call a server action with any arguments: trust only the ticket.
const boundSettings = z.object({ tenant: z.string(), ticket: z.string() })

/**
 * Renders the top of a site's pages with the unsaved header, logo, tagline and menu (ADM-15, EDT-15), for a ticket of staff who may read its settings;
 * null for others (SEC-08). Pictures of other sites are ignored.
 */
export async function previewTop(bound: unknown, choices: unknown): Promise<ReactNode> {
  const { data: preview } = boundSettings.safeParse(bound)
  const tenant = preview ? await findDraftTenant(preview.tenant) : null
  if (!preview || !tenant) return null
  const now = readClock()
  const viewer = await findPreviewViewer(preview.ticket, { tenantId: tenant.id, subject: { kind: 'site-settings' } }, now)
  if (!viewer || !(await maySeeSettings(viewer.user, tenant.id))) return null
  const { header, logo, tagline, menuTree, megaPromo } = readHeaderChoices(choices)
  const chosen = {
    ...tenant,
    layout: { ...tenant.layout, header: header ?? findTemplateHeader(tenant.template) },
    site: { ...tenant.site, tagline, logo: await findMedia(tenant.id, logo) },
    menus: toMenus({ menuTree, megaPromo }, await findMedia(tenant.id, megaPromo.image)),
  }
  const { top } = await readFrame(chosen, now)
  return <SiteTop {...top} />
}
