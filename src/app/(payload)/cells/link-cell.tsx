'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import styles from './link-cell.module.css'

/** A link in an admin list, with a button that copies it (ADM-04). Forms render it too, without a value. */
export function LinkCell({ cellData }: { cellData?: unknown }) {
  const [note, setNote] = useState('')
  if (typeof cellData !== 'string' || cellData === '') return null
  const copy = () =>
    navigator.clipboard
      .writeText(cellData)
      .then(() => setNote('Copied'))
      .catch(() => setNote('Copying didn’t work. Select the link and copy it yourself.'))
  return (
    <div className={styles.link}>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void copy()}>
        Copy link
      </Button>
      <span role="status">{note}</span>
      <span className={styles.address}>{cellData}</span>
    </div>
  )
}
