import { DrizzleQueryError } from 'drizzle-orm'
import { hideQuotedValues, redactDatabaseError } from './redact-database-error'

/**
 * Keeps the values of queries, which hold names, phones and messages of people, out of every error and so out of the log (SEC-05): the parameters that
 * Drizzle adds to a failed query, and the values that PostgreSQL quotes in its message, detail and context. The statement and the cause stay.
 */
export function hideParameters(): void {
  Object.defineProperty(DrizzleQueryError.prototype, 'params', {
    configurable: true,
    get: () => [],
    // the first thing that its constructor does once it has a message
    set(this: DrizzleQueryError) {
      this.message = `Failed query: ${this.query}`
    },
  })
  // the cause may come from another copy of the driver than the one below
  Object.defineProperty(DrizzleQueryError.prototype, 'cause', {
    configurable: true,
    set(this: DrizzleQueryError, cause: unknown) {
      if (cause instanceof Error) redactDatabaseError(cause)
      Object.defineProperty(this, 'cause', { value: cause, enumerable: false, writable: true, configurable: true })
    },
  })
  hideQuotedValues()
}
