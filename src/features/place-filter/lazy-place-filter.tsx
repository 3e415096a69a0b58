'use client'

import { lazy, Suspense } from 'react'
import type { PlaceFilterProps } from './place-filter'

const PlaceFilter = lazy(() => import('./place-filter').then((module) => ({ default: module.PlaceFilter })))

/** The filter of a list of places, fetched by the pages that have one; without scripts there is none. */
export function LazyPlaceFilter(props: PlaceFilterProps) {
  return (
    <Suspense>
      <PlaceFilter {...props} />
    </Suspense>
  )
}
