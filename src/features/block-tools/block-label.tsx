'use client'

import { useRowLabel } from '@payloadcms/ui'
import { summariseBlock } from '@/domain/blocks/block-summary'
import styles from './block-tools.module.css'

/** A block in the list of a page: its place and type, and what an editor recognises it by. */
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
