import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { KeyboardEvent, ReactNode } from 'react'
import type { MenuMove } from '@/domain/navigation/edit-menu'
import type { MenuPlace } from '@/domain/navigation/menu-parts'
import type { MenuNode } from '@/domain/navigation/menu-tree'
import { detailOfLine, nameOfLine } from './line-words'
import styles from './menu-editor.module.css'

const MOVES: Readonly<Record<string, MenuMove>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }

type Props = {
  menu: MenuPlace
  node: MenuNode
  level: 1 | 2
  isOpen: boolean
  /** Whether the item around it is hidden. */
  isInHidden: boolean
  isReadOnly: boolean
  onOpen: () => void
  onMove: (move: MenuMove) => void
  onHide: () => void
  children: ReactNode
}

/** One line of a menu's tree. Its handle drags it; with Alt and the arrow keys it moves by keyboard. */
export function MenuLine({ menu, node, level, isOpen, isInHidden, isReadOnly, onOpen, onMove, onHide, children }: Props) {
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: node.id,
    disabled: isReadOnly,
  })
  const [name, detail] = [nameOfLine(menu, node), detailOfLine(menu, node)]
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key]
    if (!event.altKey || !move || isReadOnly) return
    event.preventDefault()
    onMove(move)
  }
  return (
    <li
      ref={setNodeRef}
      className={styles.line}
      data-line={node.id}
      data-level={level}
      data-hidden={node.isHidden || isInHidden || undefined}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={styles.row}>
        {!isReadOnly && (
          // for pointers only: the keyboard moves the line from its name
          <span ref={setActivatorNodeRef} className={styles.handle} aria-hidden="true" {...listeners}>
            <svg width="10" height="16" viewBox="0 0 10 16" fill="currentColor">
              {[2, 8, 14].map((y) => [2, 8].map((x) => <circle key={`${x}-${y}`} cx={x} cy={y} r="1.5" />))}
            </svg>
          </span>
        )}
        <button type="button" className={styles.name} aria-expanded={isOpen} onClick={onOpen} onKeyDown={onKeyDown}>
          <span>{name}</span>
          {detail !== '' && <span className={styles.detail}>{detail}</span>}
        </button>
        <button
          type="button"
          className={styles.hide}
          aria-pressed={node.isHidden}
          aria-label={`Hide ${name}`}
          disabled={isReadOnly}
          onClick={onHide}
        >
          {node.isHidden ? 'Hidden' : 'Shown'}
        </button>
      </div>
      {children}
    </li>
  )
}
