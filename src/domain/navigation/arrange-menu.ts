import { safeHref } from './href'
import { findUsual, FOOTER_PARTS, type MenuPart, type MenuPlace } from './menu-parts'
import { completeMenu, type MenuNode } from './menu-tree'
import type { NavGroup, NavItem, NavLink, NavMenu } from './navigation'

/** The links of a usual part as the site has them now; its own link only in the header. */
type Built = { own: NavLink | null; links: readonly NavLink[] }

/** Applies the editors' name and address to a link. */
const renamed = <Link extends { label: string; href: string }>(link: Link, { label, href }: MenuNode): Link => ({
  ...link,
  label: label?.trim() || link.label,
  href: safeHref(href) ?? link.href,
})

const isUsual = (part: MenuPart, { label }: NavLink) => part.links.some((usual) => usual.label === label)

/** Returns what a line of the tree adds to a menu: nothing if it is hidden or the site does not have it now, many links for a made list. */
function linksOf(place: MenuPlace, node: MenuNode, builtOf: (key: string) => Built | null): NavLink[] {
  if (node.isHidden) return []
  const usual = findUsual(place, node.id)
  if (!usual) {
    const [label, href] = [node.label?.trim(), safeHref(node.href)]
    return label && href !== null ? [{ label, href, count: null }] : []
  }
  const built = builtOf(usual.part.key)
  if (!built) return []
  if (usual.kind === 'made') return built.links.filter((link) => !isUsual(usual.part, link))
  const link = usual.kind === 'part' ? built.own : built.links.find(({ label }) => label === usual.label)
  return link ? [renamed(link, node)] : []
}

function menuOf(usual: NavMenu | null, node: MenuNode, linksIn: (nodes: readonly MenuNode[]) => NavLink[]): NavMenu | null {
  const isMega = usual?.kind === 'mega' && node.links.some(({ id, isHidden }) => id === `${node.id}/made` && !isHidden)
  const links = linksIn(node.links)
  if (isMega) return { ...usual, tasks: [...usual.tasks, ...links.map(({ label, href }) => ({ label, href }))] }
  return links.length > 0 ? { kind: 'links', links } : null
}

/**
 * Arranges the header's items as the site's editors did (EDT-15): in their order, renamed, nested, with other addresses, without hidden ones,
 * and with links of their own. Links inside an item with a mega menu join its tasks.
 */
export function arrangeHeader(items: readonly NavItem[], arranged: readonly MenuNode[]): NavItem[] {
  const builtOf = (key: string): Built | null => {
    const item = items.find((one) => one.key === key)
    if (!item) return null
    const { label, href, count, menu } = item
    return { own: { label, href, count }, links: menu?.kind === 'links' ? menu.links : [] }
  }
  const linksIn = (nodes: readonly MenuNode[]) => nodes.flatMap((node) => linksOf('header', node, builtOf))
  return completeMenu('header', arranged).flatMap((node): NavItem[] => {
    const usual = items.find(({ key }) => key === node.id)
    const [link] = linksIn([node])
    if (!link) return []
    return [{ key: usual?.key ?? `line-${node.id}`, ...link, menu: menuOf(usual?.menu ?? null, node, linksIn) }]
  })
}

/** Arranges the footer's groups as the site's editors did (EDT-15). A group without links is left out. */
export function arrangeFooter(groups: readonly NavGroup[], arranged: readonly MenuNode[]): NavGroup[] {
  const builtOf = (key: string): Built => ({ own: null, links: groups.find((group) => group.key === key)?.links ?? [] })
  return completeMenu('footer', arranged).flatMap((node): NavGroup[] => {
    const part = FOOTER_PARTS.find(({ key }) => key === node.id)
    if (!part || node.isHidden) return []
    const links = node.links.flatMap((line) => linksOf('footer', line, builtOf))
    return links.length > 0 ? [{ key: part.key, label: node.label?.trim() || part.label, links }] : []
  })
}
