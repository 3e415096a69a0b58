import { isRunning, type PromoWindow } from '../promotions/promo'
import type { Announcement } from '../switches/json-fields'
import type { NavGroup, NavGroupKey, NavItem, NavKey, NavLink, NavPromo } from './navigation'
import { safeHref } from './href'

/** The header's items with their default labels (NAV-01). */
export const HEADER_ITEMS = [
  { key: 'home', label: 'Home' },
  { key: 'vehicles', label: 'Vehicles' },
  { key: 'stock', label: 'Our Stock' },
  { key: 'offers', label: 'Offers' },
  { key: 'finance', label: 'Finance' },
  { key: 'service', label: 'Service & Parts' },
  { key: 'company', label: 'Company' },
] as const satisfies readonly { key: NavKey; label: string }[]

/** The footer's groups with their default labels (NAV-09, NAV-10). */
export const FOOTER_GROUPS = [
  { key: 'bodies', label: 'Vehicles' },
  { key: 'models', label: 'Models' },
  { key: 'tools', label: 'Buyer Tools' },
  { key: 'service', label: 'Service & Parts' },
  { key: 'company', label: 'Company' },
] as const satisfies readonly { key: NavGroupKey; label: string }[]

/** An editor's change to a header item; null keeps the default. */
export type HeaderChange = { item: NavKey; label: string | null; href: string | null; isHidden: boolean }
/** A link that an editor adds to the end of a header dropdown ('header-company') or a footer group ('footer-tools'). */
export type AddedLink = { place: string; label: string; href: string }
export type MenuChanges = { header: HeaderChange[]; links: AddedLink[] }

/** An editor's own announcement with start and expiry in Unix seconds; null is unbounded. */
export type Notice = Announcement & PromoWindow
/** All menu settings of a site's editors; null uses the default. */
export type SiteMenus = MenuChanges & { promo: NavPromo | null }

/**
 * Returns the announcement above the header (NAV-12): of the editors' own that run, the one that started last, else the one from the switches.
 * @param now Unix seconds.
 */
export function chooseAnnouncement(notices: readonly Notice[], fallback: Announcement | null, now: number): Announcement | null {
  const running = notices.filter((notice) => isRunning(notice, now))
  const [newest] = running.toSorted((one, other) => (other.start ?? -Infinity) - (one.start ?? -Infinity) || 0)
  return newest ? { text: newest.text, link: newest.link } : fallback
}

function linksFor({ links }: MenuChanges, place: string): NavLink[] {
  return links.flatMap(({ place: at, label, href }) => (at === place && safeHref(href) !== null ? [{ label, href, count: null }] : []))
}

function withLinks(item: NavItem, added: NavLink[]): NavItem {
  if (added.length === 0 || item.menu?.kind === 'mega') return item
  return { ...item, menu: { kind: 'links', links: [...(item.menu?.links ?? []), ...added] } }
}

/**
 * Applies the editors' changes to the header: renamed, relinked and hidden items, and added links. The order of the items is fixed
 * (NAV-01).
 */
export function changeHeader(items: readonly NavItem[], changes: MenuChanges): NavItem[] {
  return items.flatMap((item) => {
    const change = changes.header.find((one) => one.item === item.key)
    if (change?.isHidden) return []
    const renamed = { ...item, label: change?.label || item.label, href: safeHref(change?.href) ?? item.href }
    return [withLinks(renamed, linksFor(changes, `header-${item.key}`))]
  })
}

/** Adds the editors' links to the footer. A group that has only added links appears in its usual position. */
export function changeFooter(groups: readonly NavGroup[], changes: MenuChanges): NavGroup[] {
  return FOOTER_GROUPS.flatMap(({ key, label }) => {
    const group = groups.find((one) => one.key === key)
    const links = [...(group?.links ?? []), ...linksFor(changes, `footer-${key}`)]
    return links.length > 0 ? [{ key, label: group?.label ?? label, links }] : []
  })
}
