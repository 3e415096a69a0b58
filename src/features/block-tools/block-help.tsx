'use client'

import styles from './block-tools.module.css'

/** Shows a block's description above its form, and leads to the pages that have such a block (EDT-26). */
export function BlockHelp({ text, slug }: { text: string; slug: string }) {
  return (
    <p className={styles.help}>
      {text} <a href={`/admin/collections/pages?block=${slug}`}>Pages with this block</a>
    </p>
  )
}
