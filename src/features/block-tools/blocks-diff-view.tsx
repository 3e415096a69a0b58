import type { ReactNode } from 'react'
import { summariseBlock } from '@/domain/blocks/block-summary'
import { type BlockMove, listBlockMoves } from '@/domain/blocks/compare-blocks'
import { isRecord } from '@/domain/json/is-record'
import styles from './block-tools.module.css'

type Values = Record<string, unknown>

type Props = {
  /** The stored blocks of the older and the newer version. */
  before: unknown
  after: unknown
  /** Block type to label. */
  names: ReadonlyMap<string, string>
  /** The changed fields of each position; empty where nothing changed. */
  rows: readonly (readonly { key: string; node: ReactNode }[])[]
}

const toRows = (value: unknown): Values[] => (Array.isArray(value) ? value.map((row) => (isRecord(row) ? row : {})) : [])

function describeMove(move: BlockMove, name: string): string {
  switch (move.kind) {
    case 'added':
      return `Added at place ${move.to}: ${name}`
    case 'removed':
      return `Removed from place ${move.from}: ${name}`
    case 'moved':
      return `Moved from place ${move.from} to ${move.to}: ${name}`
  }
}

/** Returns the name of the block at a position and a note on what it replaced. Payload compares two versions position by position. */
function describePosition(
  from: Values | undefined,
  to: Values | undefined,
  nameOf: (block: Values) => string,
): { name: string; note: string } {
  if (!to) return { name: from ? nameOf(from) : '', note: 'removed' }
  if (!from) return { name: nameOf(to), note: 'added' }
  return { name: nameOf(to), note: from.id === to.id ? '' : `in the place of ${nameOf(from)}` }
}

/** Shows the diff of a page's blocks by name: first added, removed and moved blocks, then the changed fields of each position. */
export function BlocksDiffView({ before, after, names, rows }: Props) {
  const [older, newer] = [toRows(before), toRows(after)]
  const nameOf = (block: Values) => {
    const type = String(block.blockType)
    const summary = summariseBlock(block)
    return `${names.get(type) ?? type}${summary === '' ? '' : ` “${summary}”`}`
  }
  const moves = listBlockMoves(older, newer)
  return (
    <section className={styles.versions} aria-label="Blocks">
      {moves.length > 0 && (
        <ul className={styles.moves} aria-label="Blocks added, removed or moved">
          {moves.map((move) => (
            <li key={`${move.kind}-${'from' in move ? move.from : move.to}`} data-kind={move.kind}>
              {describeMove(move, nameOf(move.block))}
            </li>
          ))}
        </ul>
      )}
      {rows.map((fields, at) => {
        const [first] = fields
        if (!first) return null
        const { name, note } = describePosition(older[at], newer[at], nameOf)
        return (
          <details key={first.key} open className={styles.version}>
            <summary>
              <span className={styles.number}>{String(at + 1).padStart(2, '0')}</span> <strong>{name}</strong>
              {note !== '' && <span className={styles.note}> {note}</span>}
            </summary>
            <div className="render-field-diffs">
              {fields.map(({ key, node }) => (
                <div key={key}>{node}</div>
              ))}
            </div>
          </details>
        )
      })}
    </section>
  )
}
