import { isCurrentPage } from '@/domain/navigation/is-current'
import type { NavItem } from '@/domain/navigation/navigation'
import type { SiteLink } from '@/domain/tenant/tenant'
import { BrandMark } from '@/ui/primitives/make-mark/brand-mark'
import { NavAnchor, NavDrop } from './nav-drop'

type BarItemProps = { item: NavItem; currentPath: string; wordClassName: string; panelClassName: string }

/** The entries of a dropdown: those of the menu, then the item's own page unless an entry already links to it. */
function BarPanel({ item, currentPath, panelClassName }: Omit<BarItemProps, 'wordClassName'>) {
  if (!item.menu) return null
  const lead = item.menu.kind === 'links' ? item.menu.links : item.menu.lead
  const brands = item.menu.kind === 'links' ? [] : item.menu.sections.flatMap((section) => section.brands)
  const isListed = lead.some(({ href }) => href === item.href)
  const entries = isListed ? lead : [...lead, { label: `All ${item.label.toLowerCase()}`, href: item.href, count: null }]
  const columns = entries.length + brands.length > 8 ? 'grid w-[560px] grid-cols-2 gap-x-8' : 'min-w-64'
  const link = 'flex min-h-11 flex-1 items-center gap-4 text-base/6 hover:underline hover:underline-offset-8'
  return (
    <ul
      className={`absolute top-full -left-6 z-10 max-h-[calc(100dvh-120px)] overflow-y-auto px-6 py-4 shadow-panel ${columns} ${panelClassName}`}
    >
      {entries.map((entry) => (
        <li key={`${entry.label}:${entry.href}`}>
          <NavAnchor link={entry} currentPath={currentPath} className={link} countClassName="ml-auto text-sm/6 opacity-75" />
        </li>
      ))}
      {brands.map(({ logo, ...brand }) => (
        <li key={`${brand.label}:${brand.href}`} className="flex items-center gap-3">
          <BrandMark make={brand.label} logo={logo} size={24} />
          <NavAnchor link={brand} currentPath={currentPath} className={link} countClassName="ml-auto text-sm/6 opacity-75" />
        </li>
      ))}
    </ul>
  )
}

type BarLinkProps = { link: SiteLink; currentPath: string; className: string }

/** A link in a wide bar. */
export function BarLink({ link, currentPath, className }: BarLinkProps) {
  return (
    <a
      href={link.href}
      aria-current={isCurrentPage(link.href, currentPath) ? 'page' : undefined}
      className={`inline-flex min-h-11 items-center aria-[current=page]:underline max-lg:hidden ${className}`}
    >
      {link.label}
    </a>
  )
}

/**
 * An item in the bar of a template whose whole menu is behind a button: a dropdown if the item has entries (NAV-02, NAV-06), otherwise a
 * link. It has no caret, because the bar is a row of plain words; the browser exposes the dropdown to assistive technology.
 */
export function BarItem({ item, currentPath, wordClassName, panelClassName }: BarItemProps) {
  if (!item.menu) return <BarLink link={item} currentPath={currentPath} className={wordClassName} />
  return (
    <NavDrop
      label={item.label}
      kind="links"
      hasCaret={false}
      className="relative max-lg:hidden"
      summaryClassName={`min-h-11 group-open/drop:underline ${wordClassName}`}
    >
      <BarPanel item={item} currentPath={currentPath} panelClassName={panelClassName} />
    </NavDrop>
  )
}
