import { useEffect } from 'react'
import { isSearchPath } from '@/domain/search/search-path'
import { ErrorView } from './error-view'
import { fetchFrame } from './fetch-frame'
import { SearchResting } from './search-resting'

export type FaultProps = { error: Error & { digest?: string }; reset: () => void }

/**
 * The error page for visitors. An uncached results page may fail because the search engine is unavailable; any other error is our fault.
 */
export function Fault({ error, reset }: FaultProps) {
  useEffect(() => void fetchFrame(), [])
  return isSearchPath(window.location.pathname) ? <SearchResting /> : <ErrorView onRetry={reset} reference={error.digest} />
}
