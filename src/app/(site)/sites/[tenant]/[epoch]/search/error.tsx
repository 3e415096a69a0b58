'use client'

import { SearchResting } from '@/ui/not-found/search-resting'

/** A page of results that is not kept yet, asked for while the engine is away; kept ones go on being shown. */
export default function SearchError() {
  return <SearchResting />
}
