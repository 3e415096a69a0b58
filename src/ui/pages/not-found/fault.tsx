import { useEffect } from 'react'
import { isSearchPath } from '@/domain/search/search-path'
import { ErrorView } from './error-view'
import { fetchFrame } from './fetch-frame'
import { SearchResting } from './search-resting'

export type FaultProps = { error: Error & { digest?: string }; reset: () => void }

/** What a visitor sees of a fault: results that are not kept need the search engine, which may be away; anything else is ours to mend. */
export function Fault({ error, reset }: FaultProps) {
  useEffect(() => void fetchFrame(), [])
  return isSearchPath(window.location.pathname) ? <SearchResting /> : <ErrorView onRetry={reset} reference={error.digest} />
}
