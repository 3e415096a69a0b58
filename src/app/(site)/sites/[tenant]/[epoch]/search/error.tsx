'use client'

import { lazy, Suspense } from 'react'

const SearchResting = lazy(() => import('@/ui/not-found/search-resting').then((module) => ({ default: module.SearchResting })))

/** A page of results that is not kept yet, asked for while the engine is away; kept ones go on being shown. */
export default function SearchError() {
  return (
    <Suspense>
      <SearchResting />
    </Suspense>
  )
}
