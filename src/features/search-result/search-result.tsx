'use client'

import { useFormFields } from '@payloadcms/ui'
import { toSearchSnippet } from '@/domain/seo/search-snippet'
import styles from './search-result.module.css'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Shows the page's title and description as a search engine would, updated while typing (SEO-01). */
export function SearchResultPreview({ sites }: { sites: { id: number; name: string; host: string }[] }) {
  const tenant = useFormFields(([fields]) => fields.tenant?.value)
  const title = useFormFields(([fields]) => fields.title?.value)
  const path = useFormFields(([fields]) => fields.path?.value)
  const metaTitle = useFormFields(([fields]) => fields['meta.title']?.value)
  const description = useFormFields(([fields]) => fields['meta.description']?.value)
  const noindex = useFormFields(([fields]) => fields['meta.noindex']?.value)
  const site = sites.find(({ id }) => id === tenant) ?? sites[0]
  const result = toSearchSnippet({
    title: text(title),
    metaTitle: text(metaTitle),
    description: text(description),
    path: text(path) || '/',
    siteName: site?.name ?? '',
    host: site?.host ?? '',
    isIndexed: noindex !== true,
  })
  return (
    <section className={styles.result} aria-label="How a search engine would list this page">
      <p className={styles.address}>{result.address}</p>
      <p className={styles.title}>{result.title}</p>
      <p className={styles.description}>{result.description || '…'}</p>
      {result.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </section>
  )
}
