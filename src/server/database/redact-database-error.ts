import pg from 'pg'

/** The start of a message up to its last name of a table or the like, which PostgreSQL quotes too. */
const NAMES =
  /^(?:[^"]*\b(?:constraint|column|relation|table|index|schema|type|function|encoding|trigger|sequence|role|database) "[\w.$-]{1,63}")*/
/** From the first quotation mark to the last one: a value may hold quotation marks of its own. */
const QUOTED = /"[\s\S]*"|"[\s\S]*$/

/** A message of PostgreSQL without the values it quotes: `invalid input value for enum enum_leads_status: "…"`. */
export function redactMessage(message: string): string {
  const names = NAMES.exec(message)?.[0] ?? ''
  return names + message.slice(names.length).replace(QUOTED, '"…"')
}

/** Fields that hold values, rows or the text of statements. Code may read them; logs, JSON and inspection don't show them. */
const CARRIERS = ['detail', 'where', 'hint', 'internalQuery', 'internalPosition', 'parameters'] as const

function hide(error: Error, name: string, value: unknown): void {
  Object.defineProperty(error, name, { value, enumerable: false, writable: true, configurable: true })
}

/** Takes the values of a query out of an error of PostgreSQL, so that none of them reaches a log (SEC-05). */
export function redactDatabaseError(error: Error): void {
  const message = redactMessage(error.message)
  if (error.stack) error.stack = error.stack.replace(error.message, () => message)
  error.message = message
  for (const name of CARRIERS) if (name in error) hide(error, name, Reflect.get(error, name))
}

/** Redacts each error of the driver from the moment it is made. */
export function hideQuotedValues(): void {
  const { prototype } = pg.DatabaseError
  // the first property that its constructor sets once there is a message
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
