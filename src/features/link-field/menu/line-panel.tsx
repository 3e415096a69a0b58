import { useId } from 'react'
import { canMoveMenuNode, type MenuMove } from '@/domain/navigation/edit-menu'
import { findUsual, type MenuPlace } from '@/domain/navigation/menu-parts'
import { MENU_LABEL_LENGTH, type MenuNode } from '@/domain/navigation/menu-tree'
import { LinkInput } from '../link-input'
import styles from './menu-editor.module.css'
import { nameOfLine } from './line-words'

/** What can be done with the open line. */
export type LineActions = {
  change: (change: Partial<Pick<MenuNode, 'label' | 'href' | 'isHidden'>>) => void
  move: (move: MenuMove) => void
  remove: () => void
  addInside: () => void
}

type Props = { menu: MenuPlace; nodes: readonly MenuNode[]; node: MenuNode; isReadOnly: boolean; actions: LineActions }

function moveWords(menu: MenuPlace, nodes: readonly MenuNode[], node: MenuNode): Record<MenuMove, string> {
  const at = nodes.findIndex(({ id }) => id === node.id)
  const [before, parent] = [nodes[at - 1], nodes.find(({ links }) => links.some(({ id }) => id === node.id))]
  return {
    up: 'Move up',
    down: 'Move down',
    in: `Put into “${before ? nameOfLine(menu, before) : ''}”`,
    out: `Take out of “${parent ? nameOfLine(menu, parent) : ''}”`,
  }
}

function Fields({ menu, node, isReadOnly, actions }: Omit<Props, 'nodes'>) {
  const id = useId()
  const usual = findUsual(menu, node.id)
  if (usual?.kind === 'made')
    return <p className={styles.hint}>{usual.label}. The list follows your content, so it can only be moved or hidden.</p>
  const isGroup = menu === 'footer' && usual?.kind === 'part'
  return (
    <div className={styles.fields}>
      <div className="field-type text">
        <label className="field-label" htmlFor={`${id}-label`}>
          Name
        </label>
        <input
          id={`${id}-label`}
          type="text"
          value={node.label ?? ''}
          maxLength={MENU_LABEL_LENGTH}
          placeholder={usual?.label ?? 'What the link is called'}
          readOnly={isReadOnly}
          onChange={({ target }) => actions.change({ label: target.value === '' ? null : target.value })}
        />
      </div>
      {!isGroup && (
        <div className="field-type text">
          <label className="field-label" htmlFor={`${id}-href`}>
            Leads to
          </label>
          <LinkInput
            id={`${id}-href`}
            href={node.href ?? ''}
            isReadOnly={isReadOnly}
            placeholder={usual ? 'Its usual page' : 'Pick where it leads'}
            onChange={(href) => actions.change({ href })}
          />
        </div>
      )}
    </div>
  )
}

/** The open line of a menu: its name, where it leads, and its place (EDT-15). */
export function LinePanel({ menu, nodes, node, isReadOnly, actions }: Props) {
  const words = moveWords(menu, nodes, node)
  const isTop = nodes.some(({ id }) => id === node.id)
  const isOwn = findUsual(menu, node.id) === null
  const moves = (['up', 'down', 'in', 'out'] as const).filter((move) => canMoveMenuNode(menu, nodes, node, move))
  return (
    <div className={styles.panel}>
      <Fields menu={menu} node={node} isReadOnly={isReadOnly} actions={actions} />
      {!isReadOnly && (
        <div className={styles.actions}>
          {moves.map((move) => (
            <button key={move} type="button" className={styles.button} onClick={() => actions.move(move)}>
              {words[move]}
            </button>
          ))}
          {isTop && (
            <button type="button" className={styles.button} onClick={actions.addInside}>
              Add a link inside
            </button>
          )}
          {isOwn && (
            <button type="button" className={styles.button} onClick={actions.remove}>
              Remove
            </button>
          )}
        </div>
      )}
    </div>
  )
}
