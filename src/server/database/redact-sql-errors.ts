import { DrizzleQueryError } from 'drizzle-orm'
import { redactDriverErrors, redactDatabaseError } from './redact-database-error'

/**
 * Removes query values, which include personal data, from every database error and so from the log (SEC-05): the parameters that Drizzle
 * adds to a failed query, and the values that PostgreSQL quotes in its message, detail and context. Statement and cause stay.
 */
export function redactSqlErrors(): void {
  Object.defineProperty(DrizzleQueryError.prototype, 'params', {
    configurable: true,
    get: () => [],
    // Drizzle's constructor sets this property first after the message
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
  redactDriverErrors()
}
