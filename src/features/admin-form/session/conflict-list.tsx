import { describeValue } from '@/domain/editing/describe-value'
import { readStable, toFormPath } from '@/domain/editing/stable-path'
import { toPathLabel } from '@/domain/text/field-labels'
import styles from './document-session.module.css'
import type { OpenConflict, Values } from './saver'

type ConflictListProps = {
  conflicts: readonly OpenConflict[]
  typed: Values
  onChoose: (conflict: OpenConflict, side: 'mine' | 'theirs') => void
}

const REMOVED = 'Removed'

/**
 * Shows both values where two people changed the same, with a button for each. Until one is chosen, the stored value is unchanged and the
 * form keeps the typed one (EDT-02).
 */
export function ConflictList({ conflicts, typed, onChoose }: ConflictListProps) {
  const shown = conflicts.flatMap((conflict) => {
    const path = toFormPath(typed, conflict.path)
    return path === null ? [] : [{ conflict, path }]
  })
  return (
    <section className={styles.conflicts} aria-labelledby="conflicts-title" data-conflicts>
      <h2 id="conflicts-title" className={styles.title} role="status">
        {shown.length === 1 ? 'You both changed 1 thing. Which one stays?' : `You both changed ${shown.length} things. Which ones stay?`}
      </h2>
      <ol className={styles.list}>
        {shown.map(({ conflict, path }) => {
          const { kind, isMineRemoved, theirs } = conflict
          const mine = describeValue(readStable(typed, conflict.path))
          const [own, other] = kind === 'changed' ? [mine, describeValue(theirs)] : isMineRemoved ? [REMOVED, mine] : [mine, REMOVED]
          return (
            <li key={conflict.path.join()}>
              <h3 className={styles.place}>{toPathLabel(path)}</h3>
              <div className={styles.sides}>
                {(
                  [
                    ['mine', 'Yours', own, 'Keep mine'],
                    ['theirs', 'Saved by someone else', other, 'Take theirs'],
                  ] as const
                ).map(([side, label, words, action]) => (
                  <div key={side} className={styles.side}>
                    <h4 className={styles.label}>{label}</h4>
                    <p className={styles.words}>{words}</p>
                    <button type="button" className={styles.button} onClick={() => onChoose(conflict, side)}>
                      {action}
                    </button>
                  </div>
                ))}
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
