import { Icon } from '@/ui/primitives/icon/icon'
import { FILTER_FORM_ID } from './filter-form-id'
import { KeywordField } from './keyword-field'
import { LayoutChoice } from './layout-choice'
import type { ResultsLook } from './results-classes'
import type { SearchView } from './search-view'

/** The sort order. It belongs to the filter form but is outside of it. */
function SortSelect({ sort, look }: { sort: SearchView['sort']; look: ResultsLook }) {
  return (
    <label className="relative flex items-center gap-2 text-[0.9375rem]">
      <span className="results-toolbar-sort-label shrink-0 text-ink-soft">{sort.label}</span>
      <select name={sort.name} defaultValue={sort.value} form={FILTER_FORM_ID} className={`results-toolbar-sort ${look.select}`}>
        {sort.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="caret" size={18} className="results-toolbar-caret pointer-events-none absolute" />
    </label>
  )
}

type ToolbarProps = {
  view: SearchView
  look: ResultsLook
  /** Whether the results can be beside a map. */
  hasMap: boolean | undefined
}

/** The keyword field, the layout and the sort order. On a phone also the button that opens the filters: 'Filters (n)'. */
export function ResultsToolbar({ view, look, hasMap }: ToolbarProps) {
  const chosen = view.chips.length
  return (
    <div className={`results-tools flex gap-2 md:items-center ${look.toolbar}`}>
      <div className="results-toolbar-top flex min-w-0">
        <KeywordField query={view.query} className={look.keyword} />
        <LayoutChoice hasMap={hasMap} />
      </div>
      <button
        type="button"
        popoverTarget={FILTER_FORM_ID}
        className={`flex min-h-12 items-center justify-center gap-2.5 md:hidden ${look.filterButton}`}
      >
        <Icon name="sliders" size={20} />
        Filters{chosen > 0 && ` (${chosen})`}
      </button>
      <SortSelect sort={view.sort} look={look} />
    </div>
  )
}
