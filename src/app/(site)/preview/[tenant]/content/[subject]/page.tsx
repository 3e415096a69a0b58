import { notFound } from 'next/navigation'
import { readContentSubject } from '@/domain/editing/preview/preview-ticket'
import { RefreshOnSave } from '@/features/live-preview/refresh-on-save'
import { showDraft } from '@/server/content/draft-in-view'
import { findPreviewViewer } from '@/server/content/preview-viewer'
import { readClock } from '@/server/process/now'
import { ContentInPlace } from '@/app/content/content-in-place'
import { findDraftTenant } from '@/app/content/find-draft-tenant'
import { SiteFrame } from '@/app/site/site-frame'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ tenant: string; subject: string }>; searchParams: Promise<{ ticket?: string | string[] }> }

/**
 * The newest version of a promo card, offer, question or announcement where visitors see it, whatever its dates, with the permissions of the
 * member of staff whose ticket is in the address (EDT-16, SEC-08).
 */
export default async function ContentPreviewPage({ params, searchParams }: Props) {
  const [{ tenant: slug, subject: name }, { ticket }] = await Promise.all([params, searchParams])
  const [tenant, subject] = [await findDraftTenant(slug), readContentSubject(name)]
  if (!tenant || !subject) notFound()
  const now = readClock()
  const viewer = await findPreviewViewer(ticket, { tenantId: tenant.id, subject }, now)
  // before anything reads what visitors see
  const drafts = viewer && (await showDraft({ user: viewer.user, tenantId: tenant.id, subject }, now))
  if (!viewer || !drafts) notFound()
  const words = drafts.promo?.node.heading ?? drafts.offer?.title ?? drafts.question?.question
  return (
    <SiteFrame tenant={tenant} now={now}>
      <RefreshOnSave adminOrigin={viewer.adminOrigin} showsWords={words ?? undefined} />
      <ContentInPlace tenant={tenant} drafts={drafts} now={now} />
    </SiteFrame>
  )
}
