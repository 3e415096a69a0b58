'use client'

import { lazy, Suspense } from 'react'
import type { PlaceFilterProps } from './place-filter'

const PlaceFilter = lazy(() => import('./place-filter').then((module) => ({ default: module.PlaceFilter })))

/** Loads the location filter only on pages that show it. Without JavaScript there is no filter. */
export function LazyPlaceFilter(props: PlaceFilterProps) {
  return (
    <Suspense>
      <PlaceFilter {...props} />
    </Suspense>
  )
}
