'use client'

import { lazy } from 'react'

const BrandFinder = lazy(() => import('./brand-finder').then((module) => ({ default: module.BrandFinder })))

/** The box that finds a brand, its script fetched by the pages that have one; no boundary around it, so that it stands in their markup. */
export function LazyBrandFinder() {
  return <BrandFinder />
}
