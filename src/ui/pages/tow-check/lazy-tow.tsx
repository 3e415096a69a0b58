import { lazy, Suspense } from 'react'
import type { SearchTowProps } from './search-tow'

// In a chunk of its own: most sites sell nothing to tow (PERF-02).
const SearchTow = lazy(() => import('./search-tow').then((module) => ({ default: module.SearchTow })))

/** The tow check of the results page, on sites that sell something to tow (KIND-04). */
export function LazyTow(props: SearchTowProps) {
  return (
    props.view.tow && (
      <Suspense>
        <SearchTow {...props} />
      </Suspense>
    )
  )
}
