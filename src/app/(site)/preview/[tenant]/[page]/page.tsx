import type { ReactNode } from 'react'
import { notFound } from 'next/navigation'
import { readFormBlocks } from '@/domain/editing/preview/preview-message'
import { LiveTop } from '@/features/live-preview/live-top'
import { PagePreview, WatchClicks } from '@/features/live-preview/page-preview'
import { findDraftForStaff, findHomeForSettings } from '@/server/content/find-draft-for-staff'
import { findPreviewViewer } from '@/server/content/preview-viewer'
import { showSectionDrafts } from '@/server/content/shared-sections'
import { fillTexts } from '@/server/content/fill-texts'
import { readClock } from '@/server/process/now'
import { readPageFacts } from '@/app/content/content-page'
import { findDraftTenant } from '@/app/content/find-draft-tenant'
import { PageBody } from '@/app/content/page-body'
import { SiteFrame } from '@/app/site/site-frame'
import { PreviewBlock } from '@/app/(site)/preview/preview-block'
import { toFirst } from '@/app/(site)/preview/first-block'
import { previewBlocks } from '@/app/(site)/preview/preview-blocks'
import { previewTop } from '@/app/(site)/preview/preview-top'
import { ThemePreview } from '@/app/(site)/preview/theme-preview'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ tenant: string; page: string }>; searchParams: Promise<{ ticket?: string | string[]; visit?: string }> }

/**
 * A page as it is in the editor, with the permissions of the member of staff whose ticket is in the address, on an origin without their
 * cookie (ADM-02, SEC-08). A visit shows it beside the form of another page (EDT-08).
 */
export default async function PreviewPage({ params, searchParams }: Props) {
  const [{ tenant: slug, page: id }, { ticket, visit }] = await Promise.all([params, searchParams])
  const tenant = await findDraftTenant(slug)
  if (!tenant) notFound()
  const now = readClock()
  const isHome = id === 'home'
  const asked = { tenantId: tenant.id, subject: isHome ? { kind: 'site-settings' as const } : { kind: 'page' as const, id: Number(id) } }
  const viewer = await findPreviewViewer(ticket, asked, now)
  if (!viewer) notFound()
  const { user, adminOrigin } = viewer
  const written = isHome ? await findHomeForSettings(user, tenant, now) : await findDraftForStaff(user, tenant.id, Number(id))
  if (!written) notFound()
  const facts = await readPageFacts(tenant, written.path, now)
  const isRead = isHome || visit !== undefined
  const whole = isRead ? await showSectionDrafts(written, { user, tenantId: tenant.id }, now) : written
  const page = await fillTexts(whole, { tenant, now, locationId: facts.locationId })
  const states = new Map(readFormBlocks(written).map((state) => [state.id, state]))
  const blocks = (page.layout ?? []).flatMap((block) => {
    const state = states.get(block.id ?? '')
    if (!state) return []
    const node = <PreviewBlock block={block} isFirst={state.isFirst} tenant={tenant} now={now} page={facts} user={user} />
    return [{ id: state.id, text: state.text, node }]
  })
  const renderTop = (top: ReactNode) => (
    <LiveTop adminOrigin={adminOrigin} draw={previewTop.bind(null, { tenant: slug, ticket })}>
      {top}
    </LiveTop>
  )
  return (
    <SiteFrame tenant={tenant} now={now} aroundTop={isHome ? renderTop : undefined}>
      {isRead ? (
        <>
          <WatchClicks adminOrigin={adminOrigin} />
          {isHome && <ThemePreview tenant={tenant} adminOrigin={adminOrigin} />}
          <PageBody page={page} tenant={tenant} now={now} facts={facts} />
        </>
      ) : (
        <PagePreview
          adminOrigin={adminOrigin}
          title={page.title}
          first={toFirst(page)}
          blocks={blocks}
          draw={previewBlocks.bind(null, { tenant: slug, page: Number(id), ticket })}
        />
      )}
    </SiteFrame>
  )
}
