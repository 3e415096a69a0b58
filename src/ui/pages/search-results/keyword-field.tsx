import { Icon } from '@/ui/primitives/icon/icon'
import { FILTER_FORM_ID } from './filter-form-id'

/** The keyword field. It belongs to the filter form but is outside of it. JavaScript adds suggestions (SRCH-09). */
export function KeywordField({ query, className }: { query: string; className: string }) {
  return (
    <div className="keyword-field-box relative max-md:min-w-0 max-md:flex-1">
      <label htmlFor="search-query" className="sr-only">
        Search by make, model or stock number
      </label>
      <Icon name="search" size={20} className="keyword-field-icon pointer-events-none absolute top-1/2 -translate-y-1/2 text-ink-soft" />
      <input
        id="search-query"
        name="query"
        type="search"
        form={FILTER_FORM_ID}
        defaultValue={query}
        placeholder="Make, model or stock no."
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        data-suggest="stock"
        className={`h-12 w-full appearance-none text-base/6 text-ink placeholder:text-ink-soft placeholder-shown:text-ellipsis ${className}`}
      />
    </div>
  )
}
