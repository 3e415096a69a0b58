import type { SiteLink } from '@/domain/tenant/tenant'
import { Icon } from '../icon/icon'

export type BreadcrumbsProps = { links: SiteLink[]; current: string }

/** Where the page stands: links to what is above it, then its own name; a long way is one line on a phone, where the title below says the name again. */
export function Breadcrumbs({ links, current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-[0.9375rem]/5 text-ink-soft on-prestige:gap-x-3 on-prestige:text-sm/5">
        {links.map(({ label, href }) => (
          <li
            key={href}
            className="inline-flex max-w-full items-center gap-2 max-md:first:nth-last-[n+4]:hidden on-prestige:gap-3 on-prestige:max-md:first:hidden"
          >
            <a
              href={href}
              className="inline-flex min-h-11 min-w-0 items-center [overflow-wrap:anywhere] underline decoration-line underline-offset-4 hover:decoration-current on-prestige:no-underline"
            >
              {label}
            </a>
            <Icon name="caret-right" size={14} className="shrink-0 text-ink-faint" />
          </li>
        ))}
        <li aria-current="page" className="text-ink max-md:nth-[n+4]:sr-only">
          {current}
        </li>
      </ol>
    </nav>
  )
}
