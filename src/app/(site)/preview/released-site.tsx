import type { Tenant } from '@/domain/tenant/tenant'
import { formatMoment } from '@/domain/time/zone-name'
import { StayInPreview } from '@/features/live-preview/stay-in-preview'
import type { ShownRelease } from '@/server/content/release-in-view'
import { SiteFrame } from '@/app/site/site-frame'
import { ReleaseTheme } from '@/app/(site)/preview/release-theme'
import { VisitedPage } from '@/app/(site)/preview/visited-page'

const NAMES: Readonly<Record<string, string>> = { '/': 'Home', '/search': 'Search' }
const LINK = 'inline-flex min-h-11 items-center underline aria-[current]:font-bold'

type SiteLink = { href: string; name: string; isShown: boolean }

type BarProps = { release: ShownRelease; when: string; path: string; toHref: (path: string) => string; sites: readonly SiteLink[] }

/** Says what is shown, and leads to the pages that the release changes, and to its other sites. */
function Bar({ release, when, path, toHref, sites }: BarProps) {
  const paths = [...new Set(['/', ...release.paths, '/search'])]
  return (
    <aside aria-label="Preview of a release" className="border-b border-edge bg-tint" data-release-bar>
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <p>
          Preview of “{release.name}” {when}. Visitors don’t see this.
        </p>
        <nav aria-label="Pages of this preview" className="flex flex-wrap gap-x-4">
          {paths.map((to) => (
            <a key={to} className={LINK} aria-current={to === path ? 'page' : undefined} href={toHref(to)}>
              {NAMES[to] ?? to}
            </a>
          ))}
        </nav>
        {sites.length > 1 && (
          <nav aria-label="Sites of this release" className="flex flex-wrap gap-x-4">
            {sites.map(({ href, name, isShown }) => (
              <a key={href} className={LINK} aria-current={isShown ? 'true' : undefined} href={href}>
                {name}
              </a>
            ))}
          </nav>
        )}
      </div>
    </aside>
  )
}

type Props = {
  /** The site with what the release changes. */
  tenant: Tenant
  release: ShownRelease
  /** Unix seconds. */
  clock: number
  /** The path that the address asks for; the first page of the release for none. */
  path: unknown
  /** What every address of the preview needs. */
  query?: Readonly<Record<string, string>>
  sites?: readonly SiteLink[]
}

/** Any page of a site as a release will make it, at the time of the release (EDT-20). Links inside the site stay in the preview. */
export function ReleasedSite({ tenant, release, clock, path: asked, query = {}, sites = [] }: Props) {
  const now = Math.max(release.goesLiveAt ?? clock, clock)
  const path = typeof asked === 'string' ? asked : (release.paths[0] ?? '/')
  const when = now === clock ? 'as of now' : `as of ${formatMoment(now, tenant.timeZone)}`
  const toHref = (to: string) => `?${new URLSearchParams({ ...query, path: to }).toString()}`
  return (
    <>
      <ReleaseTheme tenant={tenant} />
      <Bar release={release} when={when} path={path} toHref={toHref} sites={sites} />
      <StayInPreview>
        <SiteFrame tenant={tenant} now={now}>
          <VisitedPage tenant={tenant} path={path} now={now} />
        </SiteFrame>
      </StayInPreview>
    </>
  )
}
