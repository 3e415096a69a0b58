import type { SiteLink } from '@/domain/tenant/tenant'
import { Icon } from './icon/icon'

export type BreadcrumbsProps = { links: SiteLink[]; current: string }

const STEP = 'breadcrumbs-step max-w-full items-center'

/** Comes before its link, so that no line ends with a separator. */
function Caret({ className = '' }: { className?: string }) {
  return <Icon name="caret-right" size={14} className={`shrink-0 text-ink-faint ${className}`} />
}

/** The links to the parent pages, then the current page. On a phone a long trail starts after the home page. */
export function Breadcrumbs({ links, current }: BreadcrumbsProps) {
  const isLong = links.length > 2
  const away = isLong ? 'max-md:hidden' : 'breadcrumbs-away'
  return (
    <nav aria-label="Breadcrumb">
      <ol className="breadcrumbs-list flex flex-wrap items-center text-ink-soft">
        {links.map(({ label, href }, index) => (
          <li key={href} className={index === 0 ? `${STEP} ${away}` : STEP}>
            {index > 0 && <Caret className={index === 1 ? away : ''} />}
            <a
              href={href}
              className="breadcrumbs-link inline-flex min-h-11 min-w-0 items-center [overflow-wrap:anywhere] decoration-line underline-offset-4 hover:decoration-current"
            >
              {label}
            </a>
          </li>
        ))}
        <li aria-current="page" className={`${STEP} text-ink`}>
          <Caret className={links.length === 1 ? away : ''} />
          <span className="min-w-0 [overflow-wrap:anywhere]">{current}</span>
        </li>
      </ol>
    </nav>
  )
}
