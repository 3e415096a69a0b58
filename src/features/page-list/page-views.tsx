import Link from 'next/link'
import type { Wish } from './page-filter'
import styles from './page-list.module.css'

type Props = { action: string; wish: Wish; number: number; views: number }

/** Links to the views of a list with more than 50 pages. */
export function PageViews({ action, wish, number, views }: Props) {
  if (views < 2) return null
  const addressOf = (view: number) => {
    const params = new URLSearchParams({ q: wish.search, block: wish.blockType, state: wish.state, site: wish.site, view: String(view) })
    for (const [name, value] of [...params]) if (value === '') params.delete(name)
    return `${action}?${params.toString()}`
  }
  return (
    <nav className={styles.views} aria-label="Views of the list">
      {number > 1 && (
        <Link href={addressOf(number - 1)} prefetch={false}>
          Previous
        </Link>
      )}
      <span>
        {number} of {views}
      </span>
      {number < views && (
        <Link href={addressOf(number + 1)} prefetch={false}>
          Next
        </Link>
      )}
    </nav>
  )
}
