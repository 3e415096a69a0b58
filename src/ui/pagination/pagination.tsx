import { Icon } from '../icon/icon'
import { resolvePageNumbers } from './page-numbers'

export type PaginationProps = {
  page: number
  pageCount: number
  /** The address of a page of the same list. */
  hrefOf: (page: number) => string
  label?: string
}

const CELL = 'inline-grid min-h-11 min-w-11 place-items-center rounded-control border px-3 text-[0.9375rem]/5 font-strong transition-quick'
const IDLE = 'border-line bg-surface hover:border-ink'

/** Pages of a list as real links: they work without scripts and can be opened in a tab. */
export function Pagination({ page, pageCount, hrefOf, label = 'Pages' }: PaginationProps) {
  if (pageCount <= 1) return null
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center justify-center gap-2">
        {page > 1 && (
          <li>
            <a href={hrefOf(page - 1)} rel="prev" className={`${CELL} ${IDLE}`}>
              <Icon name="caret-left" size={18} label="Previous page" />
            </a>
          </li>
        )}
        <li className="px-2 text-[0.9375rem]/5 sm:hidden">
          Page {page} of {pageCount}
        </li>
        {resolvePageNumbers(page, pageCount).map((number, index, all) =>
          number === 'gap' ? (
            <li key={`after-${String(all[index - 1])}`} aria-hidden="true" className="px-1 text-ink-soft max-sm:hidden">
              …
            </li>
          ) : (
            <li key={number} className="max-sm:hidden">
              <a
                href={hrefOf(number)}
                aria-current={number === page ? 'page' : undefined}
                className={number === page ? `${CELL} border-brand bg-brand text-brand-ink` : `${CELL} ${IDLE}`}
              >
                <span className="sr-only">Page </span>
                {number}
              </a>
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <a href={hrefOf(page + 1)} rel="next" className={`${CELL} ${IDLE}`}>
              <Icon name="caret-right" size={18} label="Next page" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
