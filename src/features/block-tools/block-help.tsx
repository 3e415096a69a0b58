'use client'

import styles from './block-tools.module.css'

/** What a block is, above its form. */
export function BlockHelp({ text }: { text: string }) {
  return <p className={styles.help}>{text}</p>
}
