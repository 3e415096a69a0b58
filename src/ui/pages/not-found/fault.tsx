import { useEffect } from 'react'
import { isSearchPath } from '@/domain/search/search-path'
import { ErrorView } from './error-view'
import { fetchHeaderAndFooter } from './fetch-header-and-footer'
import { SearchUnavailable } from './search-unavailable'

export type FaultProps = { error: Error & { digest?: string }; reset: () => void }

/**
 * The error page for visitors. An uncached results page may fail because the search engine is unavailable; any other error is our fault.
 */
export function Fault({ error, reset }: FaultProps) {
  useEffect(() => void fetchHeaderAndFooter(), [])
  return isSearchPath(window.location.pathname) ? <SearchUnavailable /> : <ErrorView onRetry={reset} reference={error.digest} />
}
