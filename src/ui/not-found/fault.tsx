import { ErrorView } from './error-view'
import { SearchResting } from './search-resting'

export type FaultProps = { error: Error & { digest?: string }; reset: () => void }

/** What a visitor sees of a fault: results that are not kept need the search engine, which may be away; anything else is ours to mend. */
export function Fault({ error, reset }: FaultProps) {
  return /^\/search(\/|$)/.test(window.location.pathname) ? <SearchResting /> : <ErrorView onRetry={reset} reference={error.digest} />
}
