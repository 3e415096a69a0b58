import { DrizzleQueryError } from 'drizzle-orm'

/**
 * A statement that fails is told with its values: names, phones and messages of people, which would end in the log with it. From here on such an error
 * knows its statement and its cause, and no values (SEC-05).
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
}
