'use client'

import styles from './block-tools.module.css'

/** Shows a block's description above its form. */
export function BlockHelp({ text }: { text: string }) {
  return <p className={styles.help}>{text}</p>
}
