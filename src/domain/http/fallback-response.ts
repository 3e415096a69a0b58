/**
 * A response sent instead of a failed one: 503 while the database is unavailable (REL-11), 500 for other errors (WEB-03). Never cached.
 */
export type FallbackResponse = { status: 500 | 503; headers: Record<string, string>; body: string }

/** A failed request: Host and path as sent, and the id in its log lines. */
export type FailedRequest = { host: string; path: string; requestId: string }

/** Returns null to keep the failed response. It must be synchronous, because the response is already being written. */
export type FindFallback = (failed: FailedRequest) => FallbackResponse | null

/** Key of the global symbol with which the site provides {@link FindFallback} to the HTTP server: separate bundles in one process. */
export const FALLBACK_KEY = 'forecourt.fallback-response'

/** Value of Retry-After in seconds. A restarted database is back within this time. */
export const RETRY_AFTER_SECONDS = 10
