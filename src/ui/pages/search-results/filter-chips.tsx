import { Chip } from '@/ui/primitives/chip'
import type { SearchView } from './search-view'

const ROW =
  'filter-chips-list flex items-center max-md:-mx-(--fc-gutter-now) max-md:overflow-x-auto max-md:px-(--fc-gutter-now) max-md:py-1'

/** The active filters as links that remove them. On a phone the row scrolls sideways. */
export function FilterChips({ view }: { view: Pick<SearchView, 'chips' | 'clearHref'> }) {
  if (view.chips.length === 0) return null
  return (
    <ul aria-label="Active filters" className={ROW}>
      {view.chips.map((chip) => (
        <li key={chip.label} className="filter-chips-chip shrink-0">
          <Chip label={chip.label} href={chip.href} icon="close" action={`Remove ${chip.label}`} isSelected />
        </li>
      ))}
      <li className="filter-chips-clear-cell shrink-0 pl-1">
        <a
          href={view.clearHref}
          className="filter-chips-clear inline-flex min-h-11 items-center text-[0.9375rem]/5 font-strong underline decoration-1 hover:decoration-2"
        >
          Clear all
        </a>
      </li>
    </ul>
  )
}
