import type { ReactNode } from 'react'
import { explainStockDrop, type PlanSummary } from '@/domain/import/summarise-plan'
import styles from './stock-import.module.css'

type PartProps = { title: string; count: number; shown: number; isOpen?: boolean; children: ReactNode }

function Part({ title, count, shown, isOpen = false, children }: PartProps) {
  if (count === 0) return null
  return (
    <details className={styles.part} open={isOpen}>
      <summary>
        {title}: {count}
      </summary>
      {/* makes the scrollable list reachable by keyboard */}
      <div role="region" aria-label={title} tabIndex={0} className={styles.list}>
        <ul>{children}</ul>
      </div>
      {count > shown && <p className={styles.more}>and {count - shown} more</p>}
    </details>
  )
}

/**
 * Shows what a file would do or did: counts, and the first vehicles of each kind with their changes or the reason for a refused row
 * (ADM-19).
 */
export function PlanView({ summary, notices }: { summary: PlanSummary; notices: readonly string[] }) {
  const { counts, fall, added, changed, removed, refused, notes } = summary
  return (
    <div className={styles.plan}>
      <dl className={styles.counts}>
        {[
          ['Added', counts.added],
          ['Changed', counts.changed],
          ['Taken down', counts.removed],
          ['Refused', counts.refused],
          ['Unchanged', counts.unchanged],
        ].map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {fall.isHeld && <p className={styles.warning}>{explainStockDrop(fall)} If applied, it will be held until someone releases it.</p>}
      {notices.map((notice) => (
        <p key={notice} className={styles.warning}>
          {notice}
        </p>
      ))}
      <Part title="Refused rows" count={counts.refused} shown={refused.length} isOpen>
        {refused.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Part>
      <Part title="Taken down" count={counts.removed} shown={removed.length} isOpen={fall.isHeld}>
        {removed.map(({ stockNumber, name }) => (
          <li key={stockNumber}>
            {stockNumber} · {name}
          </li>
        ))}
      </Part>
      <Part title="Changed" count={counts.changed} shown={changed.length}>
        {changed.map(({ row, stockNumber, name, fields }) => (
          <li key={row}>
            {stockNumber} · {name}: {fields.map(({ label, from, to }) => `${label} ${from} → ${to}`).join('; ')}
          </li>
        ))}
      </Part>
      <Part title="Added" count={counts.added} shown={added.length}>
        {added.map(({ row, stockNumber, name }) => (
          <li key={row}>
            {stockNumber} · {name}
          </li>
        ))}
      </Part>
      <Part title="Notes" count={notes.length} shown={notes.length}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Part>
    </div>
  )
}
