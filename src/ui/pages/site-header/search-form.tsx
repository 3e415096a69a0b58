import { Icon } from '@/ui/primitives/icon/icon'

export type SearchFormProps = {
  /** The id of the field. A page can have several search forms. */
  id: string
  placeholder: string
  /** Distinguishes several search forms on a page. */
  label?: string
  className?: string
}

/** The keyword search in the header. A plain form, so it works without JavaScript. */
export function SearchForm({ id, placeholder, label = 'Stock', className = '' }: SearchFormProps) {
  return (
    <form
      action="/search"
      method="get"
      role="search"
      aria-label={label}
      className={`flex h-12 overflow-hidden rounded-control border-2 border-brand bg-surface ${className}`}
    >
      <label htmlFor={id} className="sr-only">
        Search our stock by make, model or keyword
      </label>
      <span className="relative flex flex-1 items-center">
        <Icon name="search" size={20} className="pointer-events-none absolute left-4 text-brand" />
        <input
          id={id}
          name="query"
          type="search"
          autoComplete="off"
          placeholder={placeholder}
          data-suggest="stock"
          data-search-open
          className="size-full min-w-0 appearance-none bg-transparent pr-3 pl-11 text-base/6 text-ink placeholder:text-ink-soft placeholder-shown:text-ellipsis focus-visible:-outline-offset-2"
        />
      </span>
      <button
        type="submit"
        className="grid w-14 cursor-pointer place-items-center bg-brand text-brand-ink focus-visible:-outline-offset-4 focus-visible:outline-white"
      >
        <Icon name="search" size={20} weight="bold" label="Search" />
      </button>
    </form>
  )
}
