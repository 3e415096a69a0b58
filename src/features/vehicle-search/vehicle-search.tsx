'use client'

import { type ChangeEvent, type FormEvent, lazy, type MouseEvent, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CardVariant, FilterVariant } from '@/domain/tenant/template'
import { Alert } from '@/ui/primitives/alert'
import { FILTER_FORM_ID } from '@/ui/pages/search-results/filter-form-id'
import { SearchResultsView } from '@/ui/pages/search-results/search-results-view'
import type { SearchView } from '@/ui/pages/search-results/search-view'
import { cardVariants } from '@/ui/sections/vehicle-card/card-variants'
import { useEarlyChange } from './early-change'
import { chooseLayout, useIsOnMap } from './layout-choice'
import { followFields, moveRange } from './move-range'
import type { PlacesMapProps } from './places-map'
import { isSearchHref, readSearchView, toFormAddress } from './search-call'
import { syncForm } from './sync-form'
import { useLiveSearch } from './use-live-search'

/** Debounce times in milliseconds by type of control. */
const DEBOUNCE_MS: Partial<Record<string, number>> = { text: 450, search: 450, range: 300 }

export type VehicleSearchProps = {
  /** The results of the page's address, as the search call responds with them. */
  initial: string
  variant: CardVariant
  filters: FilterVariant
  /** Whether the site offers a map beside the results (LOOK-15). */
  hasMap: boolean
}

function findForm(): HTMLFormElement | null {
  const form = document.getElementById(FILTER_FORM_ID)
  return form instanceof HTMLFormElement ? form : null
}

/** Returns the link to results that was plainly clicked; the browser handles other clicks. */
function findSearchLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link && link.origin === window.location.origin && !link.target && isSearchHref(new URL(link.href)) ? link : null
}

/** A selected value may move within its filter (CheckFields) and get a new element. Returns that element for the focus. */
function findMoved(form: HTMLFormElement, touched: HTMLInputElement | null): HTMLElement | null {
  return touched?.isConnected === false ? form.querySelector(`[name=${touched.name}][value=${JSON.stringify(touched.value)}]`) : null
}

/** Loaded with the first search of a visit; the page's own results are not animated. */
const loadCountUp = () => import('@/ui/primitives/count-up')

const PlacesMap = lazy(() => import('./places-map').then((module) => ({ default: module.PlacesMap })))

/** Loaded when a visitor chooses the map (LOOK-15). */
const Places = (props: PlacesMapProps) => (
  <Suspense>
    <PlacesMap {...props} />
  </Suspense>
)

/** Loads what the filters do beyond the browser's own behaviour, after the page has appeared (PERF-02). Returns a function that stops it. */
function watchPanels(root: HTMLElement | null): () => void {
  const watching = import('./filter-panels').then(({ watchFilterPanels }) => root && watchFilterPanels(root))
  watching.catch(() => undefined)
  return () => void watching.then((stop) => stop?.())
}

/** Animates the count to its new value. Returns a function that stops it. */
function animateCount(element: Element, from: number, to: number): () => void {
  const running = loadCountUp().then(({ countUp }) => countUp(element, from, to))
  return () => void running.then((stop) => stop())
}

/** After new results: updates the controls, animates the count, and returns the focus to its control or else to the results. */
function useAfterResults(
  view: SearchView,
  region: React.RefObject<HTMLElement | null>,
  touched: React.RefObject<HTMLInputElement | null>,
): void {
  const shown = useRef(view)
  // Before the next input: an outdated control would undo a filter.
  useLayoutEffect(() => {
    const before = shown.current
    if (before === view) return
    shown.current = view
    const form = findForm()
    if (form) syncForm(form, { [view.sort.name]: view.sort.value, distance: view.nearby.distance })
    if (document.activeElement === document.body) {
      const moved = form && findMoved(form, touched.current)
      ;(moved ?? region.current)?.focus({ preventScroll: moved === null })
    }
    if (before.page !== view.page) region.current?.scrollIntoView({ block: 'start' })
    const count = region.current?.querySelector('[data-count-up]')
    return count ? animateCount(count, before.count, view.count) : undefined
  }, [view, region, touched])
}

/** The live results page. Its form and links change it in place; without JavaScript they load pages. */
export function VehicleSearch({ initial, variant, filters, hasMap }: VehicleSearchProps) {
  const [first] = useState(() => readSearchView(initial))
  const { view, status, announcement, show, retry } = useLiveSearch(first)
  const region = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOnMap = useIsOnMap()
  useEffect(() => watchPanels(region.current), [])
  const touched = useRef<HTMLInputElement>(null)
  useAfterResults(view, region, touched)

  const submit = () => {
    void loadCountUp()
    const form = findForm()
    if (form) void show(toFormAddress(view.formAction, new FormData(form)))
  }
  useEarlyChange(findForm, submit)
  const onChange = ({ target }: ChangeEvent<HTMLElement>) => {
    const input = target instanceof HTMLInputElement ? target : null
    if (input && chooseLayout(input)) return
    clearTimeout(timer.current)
    touched.current = input
    if (input?.type === 'range') moveRange(input)
    else if (input?.type === 'text' && input.form) followFields(input.form)
    timer.current = setTimeout(
      () => {
        // Report an unreadable amount instead of ignoring it.
        input?.reportValidity()
        submit()
      },
      DEBOUNCE_MS[input?.type ?? ''] ?? 0,
    )
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    clearTimeout(timer.current)
    submit()
    const form = findForm()
    if (form?.matches(':popover-open')) form.hidePopover()
  }
  const onClick = (event: MouseEvent) => {
    const link = findSearchLink(event)
    if (!link) return
    event.preventDefault()
    clearTimeout(timer.current)
    void show(link.pathname + link.search)
  }

  return (
    <div
      ref={region}
      tabIndex={-1}
      // A script sets the visitor's layout before React starts.
      data-results="cards"
      suppressHydrationWarning
      className="scroll-mt-24 outline-none"
      onChange={onChange}
      onSubmit={onSubmit}
      onClick={onClick}
    >
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {status === 'failed' && (
        <Alert tone="bad" title="Search didn’t respond." className="mb-5">
          These are your earlier results.{' '}
          <button type="button" onClick={retry} className="cursor-pointer py-1 underline underline-offset-4">
            Try again
          </button>
        </Alert>
      )}
      <SearchResultsView
        view={view}
        variant={variant}
        filters={filters}
        Card={cardVariants[variant]}
        hasMap={hasMap}
        places={isOnMap && <Places address={view.address} show={show} />}
        isLoading={status === 'loading'}
      />
    </div>
  )
}
