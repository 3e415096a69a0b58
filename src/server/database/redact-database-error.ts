import pg from 'pg'

/** The part of a message up to its last name of a table, column or the like. PostgreSQL quotes those too, and they are not secret. */
const NAMES =
  /^(?:[^"]*\b(?:constraint|column|relation|table|index|schema|type|function|encoding|trigger|sequence|role|database) "[\w.$-]{1,63}")*/
/** From the first quotation mark to the last: a value may contain quotation marks itself. */
const QUOTED = /"[\s\S]*"|"[\s\S]*$/

/** Replaces the values quoted in a PostgreSQL message: `invalid input value for enum enum_leads_status: "…"`. */
export function redactMessage(message: string): string {
  const names = NAMES.exec(message)?.[0] ?? ''
  return names + message.slice(names.length).replace(QUOTED, '"…"')
}

/** Properties that contain values, rows or statement text. Code can still read them, but logs, JSON and inspection skip them. */
const CARRIERS = ['detail', 'where', 'hint', 'internalQuery', 'internalPosition', 'parameters'] as const

function hide(error: Error, name: string, value: unknown): void {
  Object.defineProperty(error, name, { value, enumerable: false, writable: true, configurable: true })
}

/** Removes query values from a PostgreSQL error, so that none reaches a log (SEC-05). */
export function redactDatabaseError(error: Error): void {
  const message = redactMessage(error.message)
  if (error.stack) error.stack = error.stack.replace(error.message, () => message)
  error.message = message
  for (const name of CARRIERS) if (name in error) hide(error, name, Reflect.get(error, name))
}

/** Makes the driver redact every error when it is created. */
export function redactDriverErrors(): void {
  const { prototype } = pg.DatabaseError
  // the driver sets this property first after the message
  Object.defineProperty(prototype, 'length', {
    configurable: true,
    set(this: Error, value: unknown) {
      hide(this, 'length', value)
      redactDatabaseError(this)
    },
  })
  for (const name of CARRIERS)
    Object.defineProperty(prototype, name, {
      configurable: true,
      set(this: Error, value: unknown) {
        hide(this, name, value)
      },
    })
}
