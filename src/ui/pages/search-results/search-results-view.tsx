import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { formatFigure } from '@/domain/numbers/figures'
import type { CardVariant, FilterVariant } from '@/domain/tenant/template'
import { Breadcrumbs } from '@/ui/primitives/breadcrumbs'
import { Pagination } from '@/ui/primitives/pagination/pagination'
import type { VehicleCardProps } from '@/ui/sections/vehicle-card/card-props'
import { FilterChips } from './filter-chips'
import { filterVariants } from './filter-forms'
import { LazyTow } from '@/ui/pages/tow-check/lazy-tow'
import { ResultsGrid } from './results-grid'
import { headingVariants } from './results-heading'
import { RESULTS_LOOKS } from './results-classes'
import { ResultsToolbar } from './results-toolbar'
import type { SearchView } from './search-view'

export type SearchResultsViewProps = {
  view: SearchView
  variant: CardVariant
  filters: FilterVariant
  /** The variant's card component. It is a prop, so that a page bundles only its own. */
  Card: ComponentType<VehicleCardProps>
  /** Whether the site offers a map beside the results (LOOK-15). */
  hasMap?: boolean
  /** The map, once the visitor has chosen it. */
  places?: ReactNode
  /** While new results load, the current ones stay, slightly faded (SRCH-14). */
  isLoading?: boolean
}

// Few searches find nothing.
const EmptyResults = lazy(() => import('./empty-results').then((module) => ({ default: module.EmptyResults })))

// Few searches have so few results that a plan helps.
const ResultsMap = lazy(() => import('./results-map').then((module) => ({ default: module.ResultsMap })))

/** 'Showing 22 to 42 of 118 cars' */
export function toShownText({ shown, heading }: Pick<SearchView, 'shown' | 'heading'>): string {
  return `Showing ${formatFigure(shown.first)} to ${formatFigure(shown.last)} of ${heading.countText}`
}

function Results({ view, variant, Card, hasMap, places, isLoading = false }: SearchResultsViewProps) {
  return (
    <div className={view.empty ? undefined : 'results-split'}>
      <div aria-busy={isLoading} className={`transition-opacity duration-150 ${isLoading ? 'opacity-60' : ''}`}>
        <LazyTow view={view} />
        {view.empty ? (
          <Suspense>
            <EmptyResults empty={view.empty} near={view.near} variant={variant} Card={Card} />
          </Suspense>
        ) : (
          <ResultsGrid cells={view.cells} isCentred={view.isCentred} variant={variant} Card={Card} />
        )}
        {view.map && (
          <Suspense>
            <ResultsMap plan={view.map} />
          </Suspense>
        )}
        <div className="pt-10 md:pt-14">
          <Pagination
            page={view.page}
            pageCount={view.pages}
            hrefOf={(page) => view.pageHrefs[page] ?? view.address}
            label="Result pages"
          />
          {view.pages > 1 && <p className="results-shown mt-4 text-center text-[0.9375rem]/6 text-ink-soft">{toShownText(view)}</p>}
        </div>
      </div>
      {hasMap && !view.empty && <div className="results-places hidden rounded-card bg-tint">{places}</div>}
    </div>
  )
}

type HeadProps = Pick<SearchResultsViewProps, 'view' | 'variant' | 'hasMap'> & { heading: ReactNode }

/** Keyword, layout, sort order and chips. On wide screens they stay at the top of the window, with the count while the heading is out of view (LOOK-05). */
function ResultsBar({ view, variant, hasMap }: Omit<HeadProps, 'heading'>) {
  return (
    <div className="results-bar results-chips">
      <p aria-hidden="true" className="results-bar-count">
        {view.heading.countText}
      </p>
      <ResultsToolbar view={view} look={RESULTS_LOOKS[variant]} hasMap={hasMap} />
      <FilterChips view={view} />
    </div>
  )
}

/** Heading, then the bar. A directory has a rule between them. */
function Head({ heading, ...bar }: HeadProps) {
  return (
    <>
      {bar.variant === 'listing' ? <div className="border-b-2 border-brand pb-4">{heading}</div> : heading}
      <ResultsBar {...bar} />
    </>
  )
}

const HOME = [{ label: 'Home', href: '/' }]
/** The variants with breadcrumbs. The others have a large title. */
const HAS_CRUMBS: readonly CardVariant[] = ['boxed', 'listing']

function RailLayout(props: SearchResultsViewProps) {
  const { view, variant } = props
  const Filters = filterVariants.rail
  const Heading = headingVariants[variant]
  return (
    <>
      {HAS_CRUMBS.includes(variant) && (
        <div className="-mt-5 mb-1 md:-mt-7">
          <Breadcrumbs links={HOME} current={view.heading.short ?? view.heading.plain} />
        </div>
      )}
      <div className="results-columns items-start pb-(--fc-section-now) md:grid">
        <Filters view={view} isDirectory={variant === 'listing'} />
        <div>
          <Head view={view} variant={variant} hasMap={props.hasMap} heading={<Heading view={view} />} />
          <Results {...props} />
        </div>
      </div>
    </>
  )
}

function BarLayout(props: SearchResultsViewProps) {
  const { view, variant } = props
  const Filters = filterVariants.bar
  const Heading = headingVariants[variant]
  return (
    <div className="pb-(--fc-section-now)">
      <Heading view={view} />
      <div className="results-bar is-stacked mb-3">
        <div className="filter-bar">
          <Filters view={view} />
          <div className="filter-bar-tools">
            <ResultsToolbar view={view} look={RESULTS_LOOKS[variant]} hasMap={props.hasMap} />
          </div>
        </div>
        <div className="mt-3 flex items-center justify-end gap-x-7">
          <FilterChips view={view} />
          <p aria-hidden="true" className="results-bar-count">
            {view.heading.countText}
          </p>
        </div>
      </div>
      <Results {...props} />
    </div>
  )
}

const layouts: Record<FilterVariant, (props: SearchResultsViewProps) => React.ReactNode> = { rail: RailLayout, bar: BarLayout }

/**
 * The results page below its breadcrumbs: heading, filters, chips, sort order, grid and pages. Everything works with links and one form.
 */
export function SearchResultsView(props: SearchResultsViewProps) {
  const Layout = layouts[props.filters]
  return <Layout {...props} />
}
