import { lazy, Suspense } from 'react'
import type { SearchView, TowView } from '@/ui/pages/search-results/search-view'

// In a chunk of their own: most sites sell nothing to tow (PERF-02).
const Notice = lazy(() => import('./search-tow').then(({ SearchTowNotice }) => ({ default: SearchTowNotice })))
const Fields = lazy(() => import('./search-tow').then(({ SearchTowFields }) => ({ default: SearchTowFields })))

/** The notice of the tow check above the results, on sites that sell something to tow (KIND-04). */
export function LazyTowNotice({ view }: { view: Pick<SearchView, 'tow' | 'address'> }) {
  if (view.tow === null) return null
  return (
    <Suspense>
      <Notice view={view} />
    </Suspense>
  )
}

/** The fields of the tow check in the filter form (KIND-04). */
export function LazyTowFields({ tow }: { tow: TowView }) {
  return (
    <Suspense>
      <Fields tow={tow} />
    </Suspense>
  )
}
