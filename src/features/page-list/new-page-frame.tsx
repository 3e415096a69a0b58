import { SetStepNav } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import styles from './page-list.module.css'

/** The frame of the choice that begins a new page (EDT-11). */
export function NewPageFrame({ base, children }: { base: string; children: ReactNode }) {
  return (
    <div className={styles.list}>
      <SetStepNav nav={[{ label: 'Pages', url: base }, { label: 'New page' }]} />
      <div className={styles.head}>
        <h1>New page</h1>
      </div>
      {children}
    </div>
  )
}
