/** What stands in for an answer that failed because something the site needs is away (REL-11). Never kept by anybody. */
export type StandIn = { headers: Record<string, string>; body: string }

/** A request whose answer failed: Host and address as they were sent. */
export type FailedRequest = { host: string; path: string }

/** Answers null where the failure has another reason; it is asked while an answer is being written, so it may not wait for anything. */
export type FindStandIn = (failed: FailedRequest) => StandIn | null

/** The symbol under which the site gives it to the server in front of it: the two are bundles of their own in one process. */
export const STAND_IN = 'forecourt.stand-in'

/** Seconds after which visitors and search engines are asked to try again. A database that was restarted is back within these. */
export const RETRY_AFTER_SECONDS = 10
