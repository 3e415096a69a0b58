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
  /** links and mega open below the row of a wide header, mega across it and over a darkened page; an accordion opens in its place. */
  kind: 'links' | 'mega' | 'accordion'
  hasCaret?: boolean
  children: ReactNode
}

/**
 * A dropdown of the header (NAV-06): the browser opens it on a click and with the keyboard, and shuts the others of the same name.
 * features/site-menu adds opening on hover and the marker of NAV-07.
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

/** A link of a menu, with its number of cars when that is known. */
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
