import { findUsual, type MenuPlace } from './menu-parts'
import type { MenuNode } from './menu-tree'

/** Where a line is: its place among its siblings, and that of the line it is in; null at the top. */
type Spot = { parent: number | null; at: number }

function findSpot(nodes: readonly MenuNode[], id: string): Spot | null {
  const top = nodes.findIndex((node) => node.id === id)
  if (top >= 0) return { parent: null, at: top }
  const parent = nodes.findIndex(({ links }) => links.some((link) => link.id === id))
  return parent < 0 ? null : { parent, at: nodes[parent]?.links.findIndex((link) => link.id === id) ?? 0 }
}

/** Returns a line of a menu; null without it. */
export function findMenuNode(nodes: readonly MenuNode[], id: string): MenuNode | null {
  return nodes.flatMap((node) => [node, ...node.links]).find((node) => node.id === id) ?? null
}

/** Returns the menu without a line. */
export function removeMenuNode(nodes: readonly MenuNode[], id: string): MenuNode[] {
  return nodes.filter((node) => node.id !== id).map((node) => ({ ...node, links: node.links.filter((link) => link.id !== id) }))
}

/** Changes name, address or hiding of a line. */
export function changeMenuNode(
  nodes: readonly MenuNode[],
  id: string,
  change: Partial<Pick<MenuNode, 'label' | 'href' | 'isHidden'>>,
): MenuNode[] {
  const changed = (node: MenuNode) => (node.id === id ? { ...node, ...change } : node)
  return nodes.map((node) => ({ ...changed(node), links: node.links.map(changed) }))
}

/** Adds a line to the end of a menu, or of the line `parent`. */
export function addMenuNode(nodes: readonly MenuNode[], node: MenuNode, parent: string | null): MenuNode[] {
  if (parent === null) return [...nodes, node]
  return nodes.map((one) => (one.id === parent ? { ...one, links: [...one.links, node] } : one))
}

const insert = <T>(list: readonly T[], at: number, item: T): T[] => [...list.slice(0, at), item, ...list.slice(at)]

function place(nodes: readonly MenuNode[], node: MenuNode, { parent, at }: Spot): MenuNode[] {
  if (parent === null) return insert(nodes, at, node)
  return nodes.map((one, index) => (index === parent ? { ...one, links: insert(one.links, at, node) } : one))
}

export type MenuMove = 'up' | 'down' | 'in' | 'out'

/** Lists that are made stay in their part, the footer has no links outside its groups, and a menu has two levels. */
function mayNest(menu: MenuPlace, node: MenuNode): boolean {
  return menu === 'header' && node.links.length === 0
}
const mayLeave = (menu: MenuPlace, { id }: MenuNode) => menu === 'header' && findUsual(menu, id)?.kind !== 'made'
const mayChangeParent = (menu: MenuPlace, { id }: MenuNode) => findUsual(menu, id)?.kind !== 'made'

/** A line at the edge of its list goes to the neighbouring list. */
function findNeighbour(nodes: readonly MenuNode[], { parent, at }: Spot, step: -1 | 1): Spot | null {
  const siblings = parent === null ? nodes : (nodes[parent]?.links ?? [])
  if (at + step >= 0 && at + step < siblings.length) return { parent, at: at + step }
  const next = parent === null ? null : parent + step
  const other = next === null ? undefined : nodes[next]
  return next === null || !other ? null : { parent: next, at: step < 0 ? other.links.length : 0 }
}

function findTarget(menu: MenuPlace, nodes: readonly MenuNode[], node: MenuNode, move: MenuMove): Spot | null {
  const spot = findSpot(nodes, node.id)
  if (!spot) return null
  const { parent, at } = spot
  if (move === 'out') return parent !== null && mayLeave(menu, node) ? { parent: null, at: parent + 1 } : null
  if (move === 'in') {
    const before = nodes[at - 1]
    return parent === null && before && mayNest(menu, node) ? { parent: at - 1, at: before.links.length } : null
  }
  const next = findNeighbour(nodes, spot, move === 'up' ? -1 : 1)
  return next && (next.parent === parent || mayChangeParent(menu, node)) ? next : null
}

/** Checks whether a line can be moved that way. */
export function canMoveMenuNode(menu: MenuPlace, nodes: readonly MenuNode[], node: MenuNode, move: MenuMove): boolean {
  return findTarget(menu, nodes, node, move) !== null
}

/**
 * Moves a line (EDT-15): up or down, which leads over the edge of its list into the next one; into the line above it; or out, to the place
 * after the line that it was in. Returns the menu unchanged if it can't be moved that way.
 */
export function moveMenuNode(menu: MenuPlace, nodes: readonly MenuNode[], id: string, move: MenuMove): readonly MenuNode[] {
  const node = findMenuNode(nodes, id)
  const target = node && findTarget(menu, nodes, node, move)
  return node && target ? place(removeMenuNode(nodes, id), node, target) : nodes
}

/** Moves a line before another one, among its siblings. Returns the menu unchanged if it may not be there. */
export function dropMenuNode(menu: MenuPlace, nodes: readonly MenuNode[], id: string, overId: string): readonly MenuNode[] {
  const node = findMenuNode(nodes, id)
  const [from, to] = [findSpot(nodes, id), findSpot(nodes, overId)]
  if (!node || !from || !to || id === overId) return nodes
  if (to.parent !== null && (node.links.length > 0 || to.parent === (from.parent === null ? from.at : null))) return nodes
  const isOtherList = from.parent !== to.parent
  if (
    isOtherList &&
    !(to.parent === null ? mayLeave(menu, node) : from.parent === null ? mayNest(menu, node) : mayChangeParent(menu, node))
  )
    return nodes
  // taking it out of the top moves the later lines up
  const shift = isOtherList && from.parent === null && to.parent !== null && from.at < to.parent ? 1 : 0
  return place(removeMenuNode(nodes, id), node, to.parent === null ? to : { parent: to.parent - shift, at: to.at })
}
