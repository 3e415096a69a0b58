import { notFound } from 'next/navigation'
import { WatchClicks } from '@/features/live-preview/page-preview'
import { findPreviewViewer } from '@/server/content/preview-viewer'
import { maySeeSettings } from '@/server/content/find-draft-for-staff'
import { readClock } from '@/server/process/now'
import { findDraftTenant } from '@/app/content/find-draft-tenant'
import { SiteFrame } from '@/app/site/site-frame'
import { VisitedPage } from '@/app/(site)/preview/visited-page'

export const dynamic = 'force-dynamic'

type Asked = { ticket?: string | string[]; path?: string | string[] }
type Props = { params: Promise<{ tenant: string }>; searchParams: Promise<Asked> }

/** A page that the site makes itself, after its link was pressed in a preview (EDT-08). It shows what visitors see. */
export default async function VisitedAddress({ params, searchParams }: Props) {
  const [{ tenant: slug }, { ticket, path }] = await Promise.all([params, searchParams])
  const tenant = await findDraftTenant(slug)
  if (!tenant || typeof path !== 'string') notFound()
  const now = readClock()
  const viewer = await findPreviewViewer(ticket, { tenantId: tenant.id, subject: { kind: 'site-settings' } }, now)
  if (!viewer || !(await maySeeSettings(viewer.user, tenant.id))) notFound()
  return (
    <SiteFrame tenant={tenant} now={now}>
      <WatchClicks adminOrigin={viewer.adminOrigin} />
      <VisitedPage tenant={tenant} path={path} now={now} />
    </SiteFrame>
  )
}
