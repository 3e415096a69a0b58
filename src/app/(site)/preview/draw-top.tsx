'use server'

import type { ReactNode } from 'react'
import { readTopChoices } from '@/domain/preview/top-choices'
import { SiteTop } from '@/features/site-menu/site-top'
import { maySeeSettings } from '@/server/content/find-draft-for-staff'
import { findMedia } from '@/server/content/find-media'
import { findPreviewViewer } from '@/server/content/preview-viewer'
import { readClock } from '@/server/now'
import { findTenant } from '@/server/tenant/find-tenant'
import { findTemplateHeader } from '@/server/tenant/template-tokens'
import { isAtPreviewHost } from '../is-preview-host'
import { readFrame } from '../site-frame'

type Asked = { tenant: string; ticket: unknown }

/**
 * The top of a site's pages with the header, logo and second line that are being chosen (ADM-15), for the ticket of staff who may read its settings; null
 * for everybody else (SEC-08). A picture of another site is none.
 */
export async function drawTop({ tenant: slug, ticket }: Asked, choices: unknown): Promise<ReactNode> {
  const tenant = (await isAtPreviewHost()) ? await findTenant(slug) : null
  if (!tenant) return null
  const now = readClock()
  const viewer = await findPreviewViewer(ticket, { tenantId: tenant.id, subject: { kind: 'site-settings' } }, now)
  if (!viewer || !(await maySeeSettings(viewer.user, tenant.id))) return null
  const { header, logo, tagline } = readTopChoices(choices)
  const chosen = {
    ...tenant,
    layout: { ...tenant.layout, header: header ?? findTemplateHeader(tenant.template) },
    site: { ...tenant.site, tagline, logo: await findMedia(tenant.id, logo) },
  }
  const { top } = await readFrame(chosen, now)
  return <SiteTop {...top} />
}
