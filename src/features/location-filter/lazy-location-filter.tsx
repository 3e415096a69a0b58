'use client'

import { lazy, Suspense } from 'react'
import type { LocationFilterProps } from './location-filter'

const LocationFilter = lazy(() => import('./location-filter').then((module) => ({ default: module.LocationFilter })))

/** Loads the location filter only on pages that show it. Without JavaScript there is no filter. */
export function LazyLocationFilter(props: LocationFilterProps) {
  return (
    <Suspense>
      <LocationFilter {...props} />
    </Suspense>
  )
}
