import Link from 'next/link'
import { describeOpenNotes } from '@/domain/editing/block-notes'
import { type ListedPage, PAGE_STATES } from '@/domain/pages/listed-page'
import { describeInstant, nameZone } from './when'
import styles from './page-list.module.css'

/** Deeper addresses are indented no further, so that names stay readable on a phone. */
const MAX_DEPTH = 4

/** An address above pages that has no page itself. */
export function FolderRow({ path, depth }: { path: string; depth: number }) {
  return (
    <li className={styles.folder} data-depth={Math.min(depth, MAX_DEPTH)}>
      {path}
    </li>
  )
}

function When({ instant, timeZone, showsZone }: { instant: number; timeZone: string; showsZone: boolean }) {
  return (
    <>
      <time dateTime={new Date(instant * 1000).toISOString()}>{describeInstant(instant, timeZone)}</time>
      {showsZone && ` ${nameZone(timeZone)}`}
    </>
  )
}

type Props = { page: ListedPage; depth: number; href: string; showsSite: boolean }

/** A page with its address, state, next scheduled change and last editor (EDT-12). */
export function PageRow({ page, depth, href, showsSite }: Props) {
  const { id, name, path, site, state, next, editor, savedAt, timeZone, openNotes } = page
  return (
    <li className={styles.row} data-depth={Math.min(depth, MAX_DEPTH)} data-sites={showsSite || undefined}>
      <span className={styles.page}>
        <input type="checkbox" name="page" value={id} data-name={name} aria-label={`Select ${name}`} />
        <span className={styles.names}>
          <Link className={styles.name} href={href} prefetch={false}>
            {name}
          </Link>
          <span className={styles.path}>{path ?? 'No address yet'}</span>
          {openNotes > 0 && <span className={styles.small}>{describeOpenNotes(openNotes)}</span>}
        </span>
      </span>
      {showsSite && <span className={styles.cell}>{site}</span>}
      <span className={styles.cell}>
        <span className={styles.state} data-state={state}>
          {PAGE_STATES[state]}
        </span>
      </span>
      <span className={styles.cell} data-empty={next === null || undefined}>
        <span className={styles.label}>Next change: </span>
        {next === null ? (
          <span className={styles.none}>None</span>
        ) : (
          <>
            <When instant={next.at} timeZone={timeZone} showsZone={showsSite} />
            <span className={styles.small}>{next.text}</span>
          </>
        )}
      </span>
      <span className={styles.cell}>
        <span className={styles.label}>Last saved: </span>
        {savedAt !== null && <When instant={savedAt} timeZone={timeZone} showsZone={showsSite} />}
        {editor !== null && <span className={styles.small}>by {editor}</span>}
      </span>
    </li>
  )
}
