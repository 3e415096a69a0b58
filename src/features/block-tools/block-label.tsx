'use client'

import { useFormFields, useRowLabel } from '@payloadcms/ui'
import { useState } from 'react'
import { findSamples, readKeptSamples } from '@/domain/blocks/sample-content'
import { summariseBlock } from '@/domain/blocks/block-summary'
import { readScheduleState } from '@/domain/pages/page-schedule'
import { NotesButton } from './notes/notes-button'
import { usePageId } from './use-block-notes'
import styles from './block-tools.module.css'

const STATES = { always: null, coming: 'Coming', live: 'For a time', ended: 'Ended' } as const

/** Labels a block in a page's list with its position, type and summary. */
export function BlockLabel({ name }: { name: string }) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>()
  const [now] = useState(() => Date.now() / 1000)
  const kept = useFormFields(([fields]) => fields.keptSamples?.value)
  const isSample = findSamples(data).length > 0 && !readKeptSamples(kept).includes(String(data?.id))
  const pageId = usePageId()
  const state = STATES[readScheduleState(data ?? {}, now)]
  return (
    <span className={styles.label}>
      <span className={styles.number}>{String(rowNumber + 1).padStart(2, '0')}</span>
      <strong data-row-title>{name}</strong>
      {data?.isHidden === true && <span className={styles.hidden}>Hidden</span>}
      {isSample && <span className={styles.sample}>Sample</span>}
      {state !== null && <span className={styles.hidden}>{state}</span>}
      <span className={styles.summary}>{summariseBlock(data ?? {})}</span>
      {pageId !== null && typeof data?.id === 'string' && <NotesButton block={data.id} name={`${rowNumber + 1} ${name}`} />}
    </span>
  )
}
