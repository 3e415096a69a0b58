import type { ComponentType } from 'react'
import type { CardVariant, FilterVariant } from '@/domain/template/template'
import { Pagination } from '@/ui/pagination/pagination'
import type { VehicleCardProps } from '@/ui/vehicle-card/card-props'
import { EmptyResults } from './empty-results'
import { FilterChips } from './filter-chips'
import { filterVariants } from './filter-forms'
import { ResultsGrid } from './results-grid'
import { headingVariants } from './results-heading'
import { RESULTS_LOOKS } from './results-looks'
import { ResultsToolbar } from './results-toolbar'
import type { SearchView } from './search-view'

export type SearchResultsViewProps = {
  view: SearchView
  variant: CardVariant
  filters: FilterVariant
  /** The card of the variant, handed in so that a page holds only its own. */
  Card: ComponentType<VehicleCardProps>
  /** While newer results are on their way, the present ones stay, a little paler (SRCH-14). */
  isLoading?: boolean
}

function NearMatches({ view, variant, Card }: Pick<SearchResultsViewProps, 'view' | 'variant' | 'Card'>) {
  if (view.near.length === 0) return null
  return (
    <section aria-labelledby="near-title" className="pt-12 md:pt-16">
      <h2 id="near-title" className="mb-6 type-h2">
        Close to what you asked for
      </h2>
      <ul className={RESULTS_LOOKS[variant].grid}>
        {view.near.map((card) => (
          <li key={card.id}>
            <Card card={card} level={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Results({ view, variant, Card, isLoading = false }: SearchResultsViewProps) {
  return (
    <div aria-busy={isLoading} className={`transition-opacity duration-150 ${isLoading ? 'opacity-60' : ''}`}>
      {view.empty ? <EmptyResults empty={view.empty} /> : <ResultsGrid cells={view.cells} variant={variant} Card={Card} />}
      <NearMatches view={view} variant={variant} Card={Card} />
      <div className="pt-10 md:pt-14">
        <Pagination page={view.page} pageCount={view.pages} hrefOf={(page) => view.pageHrefs[page] ?? view.address} label="Result pages" />
      </div>
    </div>
  )
}

function RailLayout(props: SearchResultsViewProps) {
  const { view, variant } = props
  const Filters = filterVariants.rail
  const Heading = headingVariants[variant]
  return (
    <div className="items-start gap-8 pb-(--fc-section-now) md:grid md:grid-cols-[256px_minmax(0,1fr)] lg:grid-cols-[288px_minmax(0,1fr)] on-group:gap-6 on-group:lg:grid-cols-[280px_minmax(0,1fr)]">
      <Filters view={view} />
      <div>
        <Heading view={view} />
        <div className="my-4 flex flex-col gap-3 md:flex-row md:items-start md:justify-between md:gap-6 on-group:max-md:flex-col-reverse">
          <div className="min-w-0">
            <FilterChips view={view} />
          </div>
          <ResultsToolbar view={view} look={RESULTS_LOOKS[variant]} />
        </div>
        <Results {...props} />
      </div>
    </div>
  )
}

function BarLayout(props: SearchResultsViewProps) {
  const { view, variant } = props
  const Filters = filterVariants.bar
  const Heading = headingVariants[variant]
  return (
    <div className="pb-(--fc-section-now)">
      <Heading view={view} />
      <div className="md:flex md:items-stretch md:justify-between md:gap-6 md:border-y md:border-line">
        <Filters view={view} />
        <div className="shrink-0 md:self-center">
          <ResultsToolbar view={view} look={RESULTS_LOOKS[variant]} />
        </div>
      </div>
      <div className="my-4 md:my-5">
        <FilterChips view={view} />
      </div>
      <Results {...props} />
    </div>
  )
}

const layouts: Record<FilterVariant, (props: SearchResultsViewProps) => React.ReactNode> = { rail: RailLayout, bar: BarLayout }

/** The results page below its breadcrumbs: heading, filters, chips, order, grid and pages; all of it works as links and one form. */
export function SearchResultsView(props: SearchResultsViewProps) {
  const Layout = layouts[props.filters]
  return <Layout {...props} />
}
