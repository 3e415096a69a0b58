import type { SiteLink } from '@/domain/tenant/tenant'
import { Icon } from './icon/icon'

export type BreadcrumbsProps = { links: SiteLink[]; current: string }

const STEP = 'inline-flex max-w-full items-center gap-2 on-prestige:gap-3'

/** Stands before its step, so that no line ends with one that leads nowhere. */
function Caret({ className = '' }: { className?: string }) {
  return <Icon name="caret-right" size={14} className={`shrink-0 text-ink-faint ${className}`} />
}

/** Where the page stands: links to what is above it, then its own name; a long way begins after the home page on a phone. */
export function Breadcrumbs({ links, current }: BreadcrumbsProps) {
  const isLong = links.length > 2
  const away = isLong ? 'max-md:hidden' : 'on-prestige:max-md:hidden'
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-[0.9375rem]/5 text-ink-soft on-prestige:gap-x-3 on-prestige:text-sm/5">
        {links.map(({ label, href }, index) => (
          <li key={href} className={index === 0 ? `${STEP} ${away}` : STEP}>
            {index > 0 && <Caret className={index === 1 ? away : ''} />}
            <a
              href={href}
              className="inline-flex min-h-11 min-w-0 items-center [overflow-wrap:anywhere] underline decoration-line underline-offset-4 hover:decoration-current on-prestige:no-underline"
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
