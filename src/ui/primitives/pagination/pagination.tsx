import { Icon } from '../icon/icon'
import { resolvePageNumbers } from './page-numbers'

export type PaginationProps = {
  page: number
  pageCount: number
  /** Returns the address of a page of the list. */
  hrefOf: (page: number) => string
  label?: string
}

const CELL = 'pagination-cell inline-flex min-h-11 min-w-11 items-center justify-center rounded-control text-[0.9375rem]/5 transition-quick'
const IDLE = 'pagination-idle'
const CURRENT = 'pagination-current'
/** The links to the previous and next page. Wide screens show their text. */
const STEP = `pagination-step ${CELL} ${IDLE}`
const STEP_WORDS = 'max-sm:sr-only'

/** The pages of a list as links: they work without JavaScript and can be opened in a new tab. */
export function Pagination({ page, pageCount, hrefOf, label = 'Pages' }: PaginationProps) {
  if (pageCount <= 1) return null
  return (
    <nav aria-label={label} className="pagination-nav">
      <ul className="pagination-list flex flex-wrap items-center gap-2">
        {page > 1 && (
          <li>
            <a href={hrefOf(page - 1)} rel="prev" className={STEP}>
              <Icon name="caret-left" size={18} />
              <span className={STEP_WORDS}>Previous page</span>
            </a>
          </li>
        )}
        <li className="pagination-position text-[0.9375rem]/5">
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
                className={number === page ? `${CELL} ${CURRENT}` : `${CELL} ${IDLE}`}
              >
                <span className="sr-only">Page </span>
                {number}
              </a>
            </li>
          ),
        )}
        {page < pageCount && (
          <li className="pagination-next">
            <a href={hrefOf(page + 1)} rel="next" className={STEP}>
              <span className={STEP_WORDS}>Next page</span>
              <Icon name="caret-right" size={18} />
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
