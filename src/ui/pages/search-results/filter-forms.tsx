import type { ComponentType, ReactNode } from 'react'
import type { FilterVariant } from '@/domain/tenant/template'
import { splitBarFilters } from '@/domain/search/bar-filters'
import { buttonClasses } from '@/ui/primitives/button/button-classes'
import { Icon } from '@/ui/primitives/icon/icon'
import { FacetGroup, FilterGroup, SegmentFields } from './facet-fields'
import { FILTER_FORM_ID } from './filter-form-id'
import { LazyTow } from '@/ui/pages/tow-check/lazy-tow'
import { NearbyFields } from './nearby-fields'
import type { SearchView } from './search-view'

export type FilterFormProps = {
  view: SearchView
  /** A group's listing starts with the location filter. */
  isDirectory?: boolean
}

/** Groups from this index on start closed in the rail, unless they are set. */
const OPEN_GROUPS = 4

/** On a phone the form is a sheet (a popover, which needs no JavaScript). On wider screens it is part of the page. */
const SHEET = 'filter-form-sheet filter-sheet'
const LOW_SHEET = 'max-md:h-[calc(100dvh-56px)] max-md:rounded-t-panel'
const FULL_SHEET = 'filter-form-full-sheet max-md:h-dvh'

function SheetHead() {
  return (
    <div className="flex items-center justify-between border-b border-line py-2 pr-2 pl-(--fc-gutter-now) md:hidden">
      <p className="filter-form-title">Filters</p>
      <button
        type="button"
        popoverTarget={FILTER_FORM_ID}
        popoverTargetAction="hide"
        aria-label="Close filters"
        className="grid size-12 place-items-center"
      >
        <Icon name="close" size={24} />
      </button>
    </div>
  )
}

function SheetFoot({ view }: { view: SearchView }) {
  return (
    <div className="filter-form-foot flex border-t border-line md:hidden">
      <a
        href={view.clearHref}
        className={buttonClasses({
          variant: 'outline',
          className: 'filter-form-clear',
        })}
      >
        Clear all
      </a>
      <button type="submit" className={buttonClasses({ variant: 'action', className: 'filter-form-show flex-1' })}>
        {/* without JavaScript this submits the form; with it the results behind the sheet are already up to date (SRP-15) */}
        <span>
          Show Me <span data-count-up={view.count}>{view.heading.countText}</span>
        </span>
      </button>
    </div>
  )
}

function FilterShell({ view, className, children }: { view: SearchView; className: string; children: ReactNode }) {
  return (
    <form
      id={FILTER_FORM_ID}
      method="get"
      action={view.formAction}
      popover="auto"
      autoComplete="off"
      aria-label="Filters"
      className={`${SHEET} ${className}`}
    >
      <SheetHead />
      {view.kept.map(({ name, value }) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
      <noscript>
        <button type="submit" className={buttonClasses({ variant: 'brand', isWide: true, className: 'mt-4 max-md:hidden' })}>
          Apply filters
        </button>
      </noscript>
      <SheetFoot view={view} />
    </form>
  )
}

/** The head of a directory's column, with the link that clears all filters. The phone's sheet shows both elsewhere. */
function RailHead({ view: { chips, clearHref } }: FilterFormProps) {
  return (
    <div className="filter-form-rail-head min-h-12 items-center justify-between border-b border-line px-4">
      <p className="font-strong">Filters</p>
      {chips.length > 0 && (
        <a href={clearHref} className="inline-flex min-h-11 items-center text-sm/5 font-strong text-link underline underline-offset-4">
          Clear all
        </a>
      )}
    </div>
  )
}

/** The distance filter. It comes first in a directory with many locations, last elsewhere. */
function NearbyGroup({
  view: { nearby },
  ...group
}: FilterFormProps & Omit<Parameters<typeof FilterGroup>[0], 'label' | 'summary' | 'isSet' | 'children'>) {
  return (
    <FilterGroup label="Distance" summary={nearby.postcode || 'Any'} isSet={nearby.postcode !== ''} {...group}>
      <NearbyFields nearby={nearby} />
    </FilterGroup>
  )
}

/** A column of groups beside the results. */
function FilterRail({ view, isDirectory = false }: FilterFormProps) {
  const group = 'filter-form-group border-t border-line first:border-t-0'
  return (
    <FilterShell view={view} className={`${LOW_SHEET} filter-rail-shell`}>
      <div className="filter-rail filter-form-rail max-md:flex-1 max-md:overflow-y-auto max-md:overscroll-contain md:rounded-card md:border-line">
        {isDirectory && <RailHead view={view} />}
        {isDirectory && <NearbyGroup view={view} isOpen className={group} panelClassName="pb-4" />}
        <LazyTow view={view} group={{ Group: FilterGroup, isOpen: true, className: group, panelClassName: 'pb-4' }} />
        {view.facets.map((facet, index) =>
          facet.kind === 'segments' ? (
            <fieldset key={facet.name} className="filter-form-group border-t border-line pt-1 pb-4 first:border-t-0">
              <legend className="sr-only">{facet.label}</legend>
              <p aria-hidden="true" className="flex min-h-12 items-center font-strong">
                {facet.label}
              </p>
              <SegmentFields facet={facet} />
            </fieldset>
          ) : (
            <FacetGroup
              key={facet.name}
              facet={facet}
              isOpen={facet.isSet || index < OPEN_GROUPS}
              className={group}
              panelClassName="pb-3"
            />
          ),
        )}
        {!isDirectory && <NearbyGroup view={view} isOpen={view.nearby.postcode !== ''} className={group} panelClassName="pb-4" />}
      </div>
    </FilterShell>
  )
}

/** A row of groups above the results, each opening a panel below it. In the phone's sheet they are accordions. */
function FilterBar({ view }: FilterFormProps) {
  const group =
    'relative border-line max-md:border-b md:border-r md:px-4 md:first:pl-0 [&>summary]:min-h-16 md:[&>summary]:text-[0.9375rem]/5'
  const { shown, others } = splitBarFilters(view.facets)
  const setCount = others.filter(({ isSet }) => isSet).length + (view.nearby.postcode === '' ? 0 : 1)
  return (
    <FilterShell view={view} className={`${FULL_SHEET} md:static`}>
      <div className="filter-bar-groups max-md:flex-1 max-md:overflow-y-auto max-md:overscroll-contain max-md:px-(--fc-gutter-now)">
        <LazyTow
          view={view}
          group={{
            Group: FilterGroup,
            isOpen: false,
            isTerse: true,
            groupName: 'filter-bar',
            className: group,
            panelClassName: 'bar-panel',
          }}
        />
        {shown.map((facet) => (
          <FacetGroup
            key={facet.name}
            facet={facet}
            isOpen={false}
            isTerse
            groupName="filter-bar"
            className={group}
            panelClassName="bar-panel"
          />
        ))}
        <details name="filter-bar" className={group}>
          <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 font-strong hover:text-ink md:font-normal [&::-webkit-details-marker]:hidden">
            <Icon name="sliders" size={18} />
            <span className={setCount === 0 ? 'md:text-ink-soft' : 'md:font-strong'}>More filters{setCount > 0 && ` (${setCount})`}</span>
          </summary>
          <div className="bar-panel">
            {others.map((facet) => (
              <FacetGroup
                key={facet.name}
                facet={facet}
                isOpen={facet.isSet}
                className="border-t border-line first:border-t-0"
                panelClassName="pb-3"
              />
            ))}
            <NearbyGroup
              view={view}
              isOpen={view.nearby.postcode !== ''}
              className="border-t border-line first:border-t-0"
              panelClassName="pb-3"
            />
          </div>
        </details>
      </div>
    </FilterShell>
  )
}

export const filterVariants: Record<FilterVariant, ComponentType<FilterFormProps>> = { rail: FilterRail, bar: FilterBar }
