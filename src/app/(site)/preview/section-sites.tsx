import type { SectionSite } from '@/server/content/section-preview'

type Props = { sites: readonly SectionSite[]; shown: string; section: number; ticket: string }

/** Leads to the preview of a group's section on its other sites, each in its own template (EDT-24, EDT-25). */
export function SectionSites({ sites, shown, section, ticket }: Props) {
  if (sites.length < 2) return null
  return (
    <nav aria-label="Sites of this section" className="border-b border-edge bg-tint" data-preview-bar data-section-sites>
      <ul className="wrap flex flex-wrap items-center gap-x-6 py-2">
        <li>Seen on</li>
        {sites.map(({ slug, name }) => (
          <li key={slug}>
            <a
              className="inline-flex min-h-11 items-center underline aria-[current]:font-bold aria-[current]:no-underline"
              aria-current={slug === shown ? 'page' : undefined}
              href={`/preview/${slug}/section/${section}?${new URLSearchParams({ ticket }).toString()}`}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
