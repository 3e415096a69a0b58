import { notFound } from 'next/navigation'
import type { Tenant } from '@/domain/tenant/tenant'
import { findSharedDraft, findSharedRelease } from '@/server/content/find-shared-draft'
import { showRelease } from '@/server/content/release-in-view'
import { fillTexts } from '@/server/content/fill-texts'
import { readClock } from '@/server/process/now'
import { findChangedTenant } from '@/server/tenant/find-tenant'
import { readPageFacts } from '@/app/content/content-page'
import { findDraftTenant } from '@/app/content/find-draft-tenant'
import { PageBody } from '@/app/content/page-body'
import { SiteFrame } from '@/app/site/site-frame'
import { ReleasedSite } from '@/app/(site)/preview/released-site'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ tenant: string; ticket: string }>; searchParams: Promise<{ path?: string | string[] }> }

type ReleaseProps = { published: Tenant; ticket: string; clock: number; path: unknown }

async function SharedRelease({ published, ticket, clock, path }: ReleaseProps) {
  const shared = await findSharedRelease(published.id, ticket, clock)
  // before anything reads what visitors see
  const release = shared && (await showRelease({ user: null, tenantId: published.id, releaseId: shared.releaseId }))
  const tenant = release && (await findDraftTenant(published.slug, (name) => findChangedTenant(name, release.changes)))
  if (!shared || !release || !tenant) notFound()
  const sites = shared.sites.map(({ slug, name }) => ({ href: `/shared/${slug}/${ticket}`, name, isShown: slug === published.slug }))
  return <ReleasedSite tenant={tenant} release={release} clock={clock} path={path} sites={sites} />
}

/**
 * The draft of a page, or a site as a release will make it, for anybody with a valid link: not expired and not revoked (ADM-04, EDT-20). It is on
 * the preview origin (SEC-08).
 */
export default async function SharedPage({ params, searchParams }: Props) {
  const [{ tenant: slug, ticket }, { path }] = await Promise.all([params, searchParams])
  const tenant = await findDraftTenant(slug)
  if (!tenant) notFound()
  const now = readClock()
  const page = await findSharedDraft(tenant.id, ticket, now)
  if (!page) return <SharedRelease published={tenant} ticket={ticket} clock={now} path={path} />
  const facts = await readPageFacts(tenant, page.path, now)
  return (
    <SiteFrame tenant={tenant} now={now}>
      <p className="wrap mt-4 border border-line bg-tint py-3 text-ink-soft">This is a draft. Visitors can’t see it yet.</p>
      <PageBody page={await fillTexts(page, { tenant, now, locationId: facts.locationId })} tenant={tenant} now={now} facts={facts} />
    </SiteFrame>
  )
}
