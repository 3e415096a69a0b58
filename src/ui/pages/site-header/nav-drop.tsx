import type { ReactNode } from 'react'
import { formatFigure } from '@/domain/numbers/figures'
import { isCurrentPage } from '@/domain/navigation/is-current'
import type { NavItem, NavLink } from '@/domain/navigation/navigation'
import { Icon, type IconWeight } from '@/ui/primitives/icon/icon'

export type NavDropProps = {
  label: string
  weight?: IconWeight
  summaryClassName: string
  className?: string
  /** links and mega open below the row of a wide header, mega at full width over a darkened page. An accordion opens in place. */
  kind: 'links' | 'mega' | 'accordion'
  hasCaret?: boolean
  children: ReactNode
}

/**
 * A dropdown in the header (NAV-06). The browser opens it on click and by keyboard, and closes others with the same name.
 * features/site-menu adds opening on hover and the marker for NAV-07.
 */
export function NavDrop({ label, weight = 'regular', summaryClassName, className = '', kind, hasCaret = true, children }: NavDropProps) {
  return (
    <details name="site-nav" data-nav-drop={kind} className={`group/drop ${className}`}>
      <summary className={`flex cursor-pointer list-none items-center gap-1.5 [&::-webkit-details-marker]:hidden ${summaryClassName}`}>
        {label}
        {hasCaret && <Icon name="caret" size={16} weight={weight} className="transition-quick group-open/drop:rotate-180" />}
      </summary>
      {children}
    </details>
  )
}

type NavAnchorProps = { link: NavLink | NavItem; currentPath: string; className: string; countClassName?: string }

/** A link in a menu, with its number of vehicles if known. */
export function NavAnchor({
  link,
  currentPath,
  className,
  countClassName = 'ml-auto text-sm/5 font-normal text-ink-faint',
}: NavAnchorProps) {
  const isCounted = 'menu' in link ? false : link.count !== null
  return (
    <a href={link.href} aria-current={isCurrentPage(link.href, currentPath) ? 'page' : undefined} className={className}>
      {link.label}
      {isCounted && link.count !== null && <span className={countClassName}>{formatFigure(link.count)}</span>}
    </a>
  )
}
