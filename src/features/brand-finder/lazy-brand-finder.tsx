'use client'

import { lazy } from 'react'

const BrandFinder = lazy(() => import('./brand-finder').then((module) => ({ default: module.BrandFinder })))

/** Loads the brand finder's script only on pages that show it. Not wrapped in Suspense, so that the markup contains it. */
export function LazyBrandFinder() {
  return <BrandFinder />
}
