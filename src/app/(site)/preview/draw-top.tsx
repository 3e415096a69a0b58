'use server'

import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { readTopChoices } from '@/domain/preview/top-choices'
import { SiteTop } from '@/features/site-menu/site-top'
import { maySeeSettings } from '@/server/content/find-draft-for-staff'
import { findMedia } from '@/server/content/find-media'
import { readClock } from '@/server/now'
import { findTenant } from '@/server/tenant/find-tenant'
import { findTemplateHeader } from '@/server/tenant/template-tokens'
import { readFrame } from '../site-frame'

/**
 * The top of a site's pages with the header, logo and second line that are being chosen (ADM-15), for staff who may read its settings; null for
 * everybody else. A picture of another site is none.
 */
export async function drawTop(slug: string, choices: unknown): Promise<ReactNode> {
  const tenant = await findTenant(slug)
  if (!tenant || !(await maySeeSettings(await headers(), tenant.id))) return null
  const { header, logo, tagline } = readTopChoices(choices)
  const chosen = {
    ...tenant,
    layout: { ...tenant.layout, header: header ?? findTemplateHeader(tenant.template) },
    site: { ...tenant.site, tagline, logo: await findMedia(tenant.id, logo) },
  }
  const { top } = await readFrame(chosen, readClock())
  return <SiteTop {...top} />
}
