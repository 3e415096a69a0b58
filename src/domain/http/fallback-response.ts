/** The answer sent in place of one that failed: 503 while the database is away (REL-11), 500 for any other fault (WEB-03). Never cached. */
export type FallbackResponse = { status: 500 | 503; headers: Record<string, string>; body: string }

/** A request whose answer failed: Host and address as they were sent, and the id that its log lines carry. */
export type FailedRequest = { host: string; path: string; requestId: string }

/** Returns null to leave the failed answer as it is. It is asked while an answer is being written, so it may not wait for anything. */
export type FindFallback = (failed: FailedRequest) => FallbackResponse | null

/** The symbol under which the site gives it to the server in front of it: the two are bundles of their own in one process. */
export const FALLBACK_KEY = 'forecourt.stand-in'

/** Seconds after which visitors and search engines are asked to try again. A database that was restarted is back within these. */
export const RETRY_AFTER_SECONDS = 10
