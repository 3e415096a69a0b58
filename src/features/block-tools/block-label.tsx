'use client'

import { useRowLabel } from '@payloadcms/ui'
import { summariseBlock } from '@/domain/blocks/block-summary'
import styles from './block-tools.module.css'

/** Labels a block in a page's list with its position, type and summary. */
export function BlockLabel({ name }: { name: string }) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>()
  return (
    <span className={styles.label}>
      <span className={styles.number}>{String(rowNumber + 1).padStart(2, '0')}</span>
      <strong>{name}</strong>
      {data?.isHidden === true && <span className={styles.hidden}>Hidden</span>}
      <span className={styles.summary}>{summariseBlock(data ?? {})}</span>
    </span>
  )
}
