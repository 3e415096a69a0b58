import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { RefreshOnSave } from '@/features/live-preview/refresh-on-save'
import { findDraftForStaff } from '@/server/content/find-draft-for-staff'
import { findTenant } from '@/server/tenant/find-tenant'
import { readClock } from '@/server/now'
import { readPageFacts } from '../../../content-page'
import { PageBody } from '../../../page-body'
import { SiteFrame } from '../../../site-frame'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ tenant: string; page: string }> }

/** A page as it stands in the editor, for staff who may read it: asked as the person who is signed in, on the admin's own origin. */
export default async function PreviewPage({ params }: Props) {
  const { tenant: slug, page: id } = await params
  const tenant = await findTenant(slug)
  const page = tenant ? await findDraftForStaff(await headers(), tenant.id, Number(id)) : null
  if (!tenant || !page) notFound()
  const now = readClock()
  return (
    <SiteFrame tenant={tenant} now={now}>
      <RefreshOnSave />
      <PageBody page={page} tenant={tenant} now={now} facts={await readPageFacts(tenant, page.path, now)} />
    </SiteFrame>
  )
}
