import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import {
  addMenuNode,
  changeMenuNode,
  dropMenuNode,
  findMenuNode,
  type MenuMove,
  moveMenuNode,
  removeMenuNode,
} from '@/domain/navigation/edit-menu'
import type { MenuPlace } from '@/domain/navigation/menu-parts'
import type { MenuNode } from '@/domain/navigation/menu-tree'
import { LinePanel } from './line-panel'
import { nameOfLine } from './line-words'
import styles from './menu-editor.module.css'
import { MenuLine } from './menu-line'

type Props = {
  menu: MenuPlace
  heading: string
  nodes: readonly MenuNode[]
  isReadOnly: boolean
  onChange: (nodes: readonly MenuNode[]) => void
  /** Drawn inside a line when it is open. */
  extraFor?: (id: string) => ReactNode
}

const makeOwn = (): MenuNode => ({
  id: `own-${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`,
  label: null,
  href: null,
  isHidden: false,
  links: [],
})

/** The open line, and the focus, which stays with a line while it moves. */
function useOpenLine() {
  const listRef = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const focusNextRef = useRef<{ id: string; selector: string } | null>(null)
  useEffect(() => {
    const next = focusNextRef.current
    if (!next) return
    focusNextRef.current = null
    listRef.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(next.id)}"] ${next.selector}`)?.focus()
  })
  return { listRef, open, setOpen, said, setSaid, focusNextRef }
}

/** Says where a line is, for people who don't see it move. */
function sayPlace(menu: MenuPlace, nodes: readonly MenuNode[], id: string): string {
  const parent = nodes.find(({ links }) => links.some((link) => link.id === id))
  const siblings = parent?.links ?? nodes
  const node = findMenuNode(nodes, id)
  const place = `${siblings.findIndex((one) => one.id === id) + 1} of ${siblings.length}`
  return node ? `${nameOfLine(menu, node)} is ${place}${parent ? ` in ${nameOfLine(menu, parent)}` : ''}.` : ''
}

/** All lines of a menu in order, each with its level. */
function listLines(nodes: readonly MenuNode[]) {
  return nodes.flatMap((node) => [
    { node, level: 1 as const, isInHidden: false },
    ...node.links.map((link) => ({ node: link, level: 2 as const, isInHidden: node.isHidden })),
  ])
}

/** The open line of a menu, and what changes the menu. The focus stays with the line that was changed. */
function useMenu({ menu, nodes, onChange }: Pick<Props, 'menu' | 'nodes' | 'onChange'>) {
  const { listRef, open, setOpen, said, setSaid, focusNextRef } = useOpenLine()
  const arrange = (next: readonly MenuNode[], moved: string) => {
    if (next === nodes) return
    onChange(next)
    setSaid(sayPlace(menu, next, moved))
  }
  const move = (moved: string, way: MenuMove) => {
    focusNextRef.current = { id: moved, selector: 'button' }
    arrange(moveMenuNode(menu, nodes, moved, way), moved)
  }
  const add = (parent: string | null) => {
    const node = makeOwn()
    onChange(addMenuNode(nodes, node, parent))
    setOpen(node.id)
    focusNextRef.current = { id: node.id, selector: 'input' }
  }
  const remove = (node: MenuNode) => {
    const ids = listLines(nodes).map((line) => line.node.id)
    const next = ids[ids.indexOf(node.id) - 1]
    if (next !== undefined) focusNextRef.current = { id: next, selector: 'button' }
    onChange(removeMenuNode(nodes, node.id))
    setSaid(`${nameOfLine(menu, node)} is removed.`)
  }
  const end = ({ active, over }: DragEndEvent) =>
    over && arrange(dropMenuNode(menu, nodes, String(active.id), String(over.id)), String(active.id))
  return { listRef, open, setOpen, said, move, add, remove, end }
}

/** One menu as a tree of lines, which are added, renamed, moved, nested, hidden and linked (EDT-15). */
export function MenuList({ menu, heading, nodes, isReadOnly, onChange, extraFor }: Props) {
  const id = useId()
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const lines = listLines(nodes)
  const { listRef, open, setOpen, said, move, add, remove, end } = useMenu({ menu, nodes, onChange })
  return (
    <section className={styles.menu} aria-label={heading} data-menu={menu}>
      <h3 className={styles.heading}>{heading}</h3>
      <DndContext id={id} sensors={sensors} collisionDetection={closestCenter} onDragEnd={end}>
        <SortableContext items={lines.map(({ node }) => node.id)} strategy={verticalListSortingStrategy}>
          <ul ref={listRef} className={styles.list}>
            {lines.map(({ node, level, isInHidden }) => (
              <MenuLine
                key={node.id}
                menu={menu}
                node={node}
                level={level}
                isOpen={open === node.id}
                isInHidden={isInHidden}
                isReadOnly={isReadOnly}
                onOpen={() => setOpen(open === node.id ? null : node.id)}
                onMove={(way) => move(node.id, way)}
                onHide={() => onChange(changeMenuNode(nodes, node.id, { isHidden: !node.isHidden }))}
              >
                {open === node.id && (
                  <>
                    <LinePanel
                      menu={menu}
                      nodes={nodes}
                      node={node}
                      isReadOnly={isReadOnly}
                      actions={{
                        change: (change) => onChange(changeMenuNode(nodes, node.id, change)),
                        move: (way) => move(node.id, way),
                        remove: () => remove(node),
                        addInside: () => add(node.id),
                      }}
                    />
                    {extraFor?.(node.id)}
                  </>
                )}
              </MenuLine>
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      {!isReadOnly && menu === 'header' && (
        <button type="button" className={styles.button} onClick={() => add(null)}>
          Add an item
        </button>
      )}
      <p className={styles.unseen} role="status">
        {said}
      </p>
    </section>
  )
}
