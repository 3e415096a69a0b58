import { isRecord } from '../json/is-record'
import { explainBadHref } from './href'
import type { NavPromo } from './navigation'
import { findUsual, listUsualIds, MENU_PARTS, type MenuPart, type MenuPlace } from './menu-parts'

/**
 * One line of a menu as its editors arranged it (EDT-15). `id` names a usual part ('finance'), a usual link ('company/careers'), a list that
 * is made from the site's content ('vehicles/made'), or a link of the editors' own ('own-…'). Without a label or an address, a usual line
 * keeps its own.
 */
export type MenuNode = { id: string; label: string | null; href: string | null; isHidden: boolean; links: MenuNode[] }

/** What editors arranged. Usual lines that are not in it keep their usual places. */
export type MenuTree = Record<MenuPlace, MenuNode[]>

/** All menu settings of a site's editors; without a promo, the mega menu has no card. */
export type SiteMenus = MenuTree & { promo: NavPromo | null }

/** Longest name of a line. */
export const MENU_LABEL_LENGTH = 40
const OWN_ID = /^own-[a-z0-9]{1,32}$/
/** Lines of one menu, and items of the header. */
const MOST_LINES = 150
const MOST_ITEMS = 12

const EMPTY: MenuTree = { header: [], footer: [] }

const readText = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null)

function readNodes(value: unknown, place: MenuPlace, depth: number, seen: Set<string>): MenuNode[] {
  const rows: unknown[] = Array.isArray(value) ? value.slice(0, MOST_LINES) : []
  return rows.flatMap((row): MenuNode[] => {
    if (!isRecord(row) || typeof row.id !== 'string' || seen.has(row.id)) return []
    const { id } = row
    if (!OWN_ID.test(id) && !findUsual(place, id)) return []
    seen.add(id)
    const links = depth === 0 ? readNodes(row.links, place, 1, seen) : []
    return [{ id, label: readText(row.label), href: readText(row.href), isHidden: row.isHidden === true, links }]
  })
}

/** Reads a stored or unsaved tree. Lines that are malformed, unknown or there twice are left out. Names and addresses are as they were typed. */
export function readMenuTree(value: unknown): MenuTree {
  if (!isRecord(value)) return EMPTY
  return { header: readNodes(value.header, 'header', 0, new Set()), footer: readNodes(value.footer, 'footer', 0, new Set()) }
}

const isOwn = ({ id }: MenuNode) => OWN_ID.test(id)

/** Lists the lines of a menu with those inside them, in order. */
export function listMenuNodes(nodes: readonly MenuNode[]): MenuNode[] {
  return nodes.flatMap((node) => [node, ...node.links])
}

function explainNode(row: Record<string, unknown>): string | null {
  const [label, href] = [readText(row.label), readText(row.href)]
  const isOwnRow = typeof row.id === 'string' && OWN_ID.test(row.id)
  if (isOwnRow && label === null) return 'A link in the menu has no name. Give it one, or remove it.'
  if (isOwnRow && href === null) return `“${label}” leads nowhere. Pick where it leads, or remove it.`
  if (label !== null && label.length > MENU_LABEL_LENGTH)
    return `“${label}” is too long: a name has at most ${MENU_LABEL_LENGTH} characters.`
  const problem = href === null ? null : explainBadHref(href)
  return problem === null ? null : `The address of ${label === null ? 'a line' : `“${label}”`} in the menu: ${problem}`
}

function explainRows(value: unknown): string | null {
  const rows: unknown[] = Array.isArray(value) ? value : []
  for (const row of rows) {
    if (!isRecord(row)) return 'This is not a menu.'
    const problem = explainNode(row) ?? explainRows(row.links)
    if (problem !== null) return problem
  }
  return rows.length > MOST_LINES ? `A menu has at most ${MOST_LINES} lines.` : null
}

/** Says why a tree can't be saved; null if it can. */
export function explainBadMenuTree(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (!isRecord(value)) return 'This is not a menu.'
  const problem = explainRows(value.header) ?? explainRows(value.footer)
  if (problem !== null) return problem
  const shown = readMenuTree(value).header.filter(({ isHidden }) => !isHidden)
  return shown.length > MOST_ITEMS ? `The header has room for ${MOST_ITEMS} items. Nest or hide some.` : null
}

/** Puts the missing ids into a list, each after the nearest one that usually precedes it. */
function withMissing(nodes: readonly MenuNode[], usual: readonly string[], isThere: (id: string) => boolean): MenuNode[] {
  const filled = [...nodes]
  usual.forEach((id, at) => {
    if (isThere(id)) return
    const before = usual.slice(0, at).toReversed()
    const previous = before.map((other) => filled.findIndex((node) => node.id === other)).find((place) => place >= 0) ?? -1
    filled.splice(previous + 1, 0, { id, label: null, href: null, isHidden: false, links: [] })
  })
  return filled
}

/** Returns a whole menu: what its editors arranged, and every other usual line in its usual place (EDT-15, NAV-01, NAV-09). */
export function completeMenu(place: MenuPlace, arranged: readonly MenuNode[]): MenuNode[] {
  const parts: readonly MenuPart[] = MENU_PARTS[place]
  const mentioned = new Set(listMenuNodes(arranged).map(({ id }) => id))
  const isThere = (id: string) => mentioned.has(id)
  const keys = parts.map(({ key }) => key)
  return withMissing(arranged, keys, isThere).map((node) => {
    const part = parts.find(({ key }) => key === node.id)
    return part ? { ...node, links: withMissing(node.links, listUsualIds(part), isThere) } : node
  })
}

/** Returns the addresses that editors gave to lines, each with the line's name (EDT-13). */
export function listMenuLinks({ header, footer }: MenuTree): { label: string; href: string }[] {
  const named = (place: MenuPlace) => (node: MenuNode) => {
    const label = node.label ?? (isOwn(node) ? 'Link' : (findUsual(place, node.id)?.label ?? 'Link'))
    return node.href === null ? [] : [{ label, href: node.href }]
  }
  return [...listMenuNodes(header).flatMap(named('header')), ...listMenuNodes(footer).flatMap(named('footer'))]
}
