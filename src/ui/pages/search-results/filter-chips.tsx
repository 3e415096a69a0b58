import { Chip } from '@/ui/primitives/chip'
import type { SearchView } from './search-view'

const ROW =
  'flex items-center gap-2 on-prestige:gap-x-7 on-prestige:gap-y-0 max-md:-mx-(--fc-gutter-now) max-md:overflow-x-auto max-md:px-(--fc-gutter-now) max-md:py-1 md:flex-wrap'

/** The filters that are set, each a link that takes it away; a row to swipe on a phone. */
export function FilterChips({ view }: { view: Pick<SearchView, 'chips' | 'clearHref'> }) {
  if (view.chips.length === 0) return null
  return (
    <ul aria-label="Filters in use" className={ROW}>
      {view.chips.map((chip) => (
        <li
          key={chip.label}
          className="shrink-0 on-prestige:[&>a]:border-b-0 on-prestige:[&>a]:font-normal on-prestige:[&>a:hover]:underline on-prestige:[&>a:hover]:underline-offset-6"
        >
          <Chip label={chip.label} href={chip.href} icon="close" action={`Remove ${chip.label}`} isSelected />
        </li>
      ))}
      <li className="shrink-0 pl-1 on-prestige:ml-auto">
        <a
          href={view.clearHref}
          className="inline-flex min-h-11 items-center text-[0.9375rem]/5 font-strong text-link underline decoration-1 underline-offset-4 hover:decoration-2 on-prestige:text-ink on-prestige:underline-offset-6"
        >
          Clear all
        </a>
      </li>
    </ul>
  )
}
