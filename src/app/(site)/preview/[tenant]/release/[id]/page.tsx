import { notFound } from 'next/navigation'
import { findPreviewViewer } from '@/server/content/preview-viewer'
import { showRelease } from '@/server/content/release-in-view'
import { readClock } from '@/server/process/now'
import { findChangedTenant } from '@/server/tenant/find-tenant'
import { findDraftTenant } from '@/app/content/find-draft-tenant'
import { ReleasedSite } from '@/app/(site)/preview/released-site'

export const dynamic = 'force-dynamic'

type Asked = { ticket?: string | string[]; path?: string | string[] }
type Props = { params: Promise<{ tenant: string; id: string }>; searchParams: Promise<Asked> }

/**
 * Any page of a site as a release will make it, with the permissions of the member of staff whose ticket is in the address (EDT-20, SEC-08):
 * at the time of the release, with its pages, promos, offers, questions, announcements, menus, colours and switches.
 */
export default async function ReleasePreview({ params, searchParams }: Props) {
  const [{ tenant: slug, id }, { ticket, path: asked }] = await Promise.all([params, searchParams])
  const published = await findDraftTenant(slug)
  const releaseId = Number(id)
  if (!published || typeof ticket !== 'string' || !Number.isInteger(releaseId)) notFound()
  const clock = readClock()
  const viewer = await findPreviewViewer(ticket, { tenantId: published.id, subject: { kind: 'release', id: releaseId } }, clock)
  // before anything reads what visitors see
  const release = viewer && (await showRelease({ user: viewer.user, tenantId: published.id, releaseId }))
  const tenant = release && (await findDraftTenant(slug, (name) => findChangedTenant(name, release.changes)))
  if (!release || !tenant) notFound()
  return <ReleasedSite tenant={tenant} release={release} clock={clock} path={asked} query={{ ticket }} />
}
