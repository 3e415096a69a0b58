import { notFound } from 'next/navigation'
import { formatMoment } from '@/domain/time/zone-name'
import { findPreviewViewer } from '@/server/content/preview-viewer'
import { type ShownRelease, showRelease } from '@/server/content/release-in-view'
import { readClock } from '@/server/process/now'
import { findChangedTenant } from '@/server/tenant/find-tenant'
import { findDraftTenant } from '@/app/content/find-draft-tenant'
import { SiteFrame } from '@/app/site/site-frame'
import { ReleaseTheme } from '@/app/(site)/preview/release-theme'
import { VisitedPage } from '@/app/(site)/preview/visited-page'

export const dynamic = 'force-dynamic'

type Asked = { ticket?: string | string[]; path?: string | string[] }
type Props = { params: Promise<{ tenant: string; id: string }>; searchParams: Promise<Asked> }

type BarProps = { release: ShownRelease; when: string; path: string; ticket: string }

/** Says what is shown, and leads to the pages that the release changes. Links of the site itself lead to the published site. */
function Bar({ release, when, path, ticket }: BarProps) {
  const paths = [...new Set(['/', ...release.paths, '/search'])]
  return (
    <aside aria-label="Preview of a release" className="border-b border-edge bg-tint" data-release-bar>
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <p>
          Preview of “{release.name}” {when}. Visitors don’t see this.
        </p>
        <nav aria-label="Pages of this preview" className="flex flex-wrap gap-x-4">
          {paths.map((to) => (
            <a
              key={to}
              className="inline-flex min-h-11 items-center underline"
              aria-current={to === path ? 'page' : undefined}
              href={`?${new URLSearchParams({ ticket, path: to }).toString()}`}
            >
              {to}
            </a>
          ))}
        </nav>
      </div>
    </aside>
  )
}

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
  const now = Math.max(release.goesLiveAt ?? clock, clock)
  const path = typeof asked === 'string' ? asked : (release.paths[0] ?? '/')
  const when = now === clock ? 'as of now' : `as of ${formatMoment(now, tenant.timeZone)}`
  return (
    <>
      <ReleaseTheme tenant={tenant} />
      <Bar release={release} when={when} path={path} ticket={ticket} />
      <SiteFrame tenant={tenant} now={now}>
        <VisitedPage tenant={tenant} path={path} now={now} />
      </SiteFrame>
    </>
  )
}
