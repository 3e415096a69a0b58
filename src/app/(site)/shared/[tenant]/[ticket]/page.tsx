import { notFound } from 'next/navigation'
import { findSharedDraft } from '@/server/content/find-shared-draft'
import { fillTexts } from '@/server/content/fill-texts'
import { readClock } from '@/server/process/now'
import { readPageFacts } from '@/app/content/content-page'
import { findDraftTenant } from '@/app/content/find-draft-tenant'
import { PageBody } from '@/app/content/page-body'
import { SiteFrame } from '@/app/site/site-frame'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ tenant: string; ticket: string }> }

/** The draft of a page for anybody with a valid link: not expired and not revoked (ADM-04). It is on the preview origin (SEC-08). */
export default async function SharedPage({ params }: Props) {
  const { tenant: slug, ticket } = await params
  const tenant = await findDraftTenant(slug)
  const now = readClock()
  const page = tenant ? await findSharedDraft(tenant.id, ticket, now) : null
  if (!tenant || !page) notFound()
  const facts = await readPageFacts(tenant, page.path, now)
  return (
    <SiteFrame tenant={tenant} now={now}>
      <p className="wrap mt-4 border border-line bg-tint py-3 text-ink-soft">This is a draft. Visitors can’t see it yet.</p>
      <PageBody page={await fillTexts(page, { tenant, now, locationId: facts.locationId })} tenant={tenant} now={now} facts={facts} />
    </SiteFrame>
  )
}
