import { Icon } from '../icon/icon'
import { resolvePageNumbers } from './page-numbers'

export type PaginationProps = {
  page: number
  pageCount: number
  /** The address of a page of the same list. */
  hrefOf: (page: number) => string
  label?: string
}

const CELL =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-control border px-3 text-[0.9375rem]/5 font-strong transition-quick on-prestige:border-0 on-prestige:border-b-2 on-prestige:bg-transparent'
const IDLE = 'border-line bg-surface hover:border-ink on-prestige:border-transparent on-prestige:font-normal on-prestige:hover:border-ink'
const CURRENT =
  'border-brand bg-brand text-brand-ink forced-colors:border-[3px] forced-colors:border-[Highlight] on-prestige:border-ink on-prestige:text-ink'
/** The steps to the pages beside this one say so in words where there is room. */
const STEP = `${CELL} ${IDLE} gap-2 on-prestige:gap-3 on-prestige:px-0`
const STEP_WORDS = 'max-sm:sr-only'

/** Pages of a list as real links: they work without scripts and can be opened in a tab. */
export function Pagination({ page, pageCount, hrefOf, label = 'Pages' }: PaginationProps) {
  if (pageCount <= 1) return null
  return (
    <nav aria-label={label} className="on-prestige:border-t on-prestige:border-line on-prestige:pt-6">
      <ul className="flex flex-wrap items-center justify-center gap-2 on-prestige:max-sm:justify-between">
        {page > 1 && (
          <li>
            <a href={hrefOf(page - 1)} rel="prev" className={STEP}>
              <Icon name="caret-left" size={18} />
              <span className={STEP_WORDS}>Previous page</span>
            </a>
          </li>
        )}
        <li className="px-2 text-[0.9375rem]/5 sm:hidden on-prestige:px-0 on-prestige:text-ink-soft on-prestige:sm:mr-auto on-prestige:sm:block">
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
          <li className="on-prestige:ml-auto">
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
