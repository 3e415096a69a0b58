import { isRecord } from '@/domain/json/is-record'

const EXISTS = /^where\b.*\[([^[\]]+)\]\[exists\]$/

function isField(fields: readonly unknown[], [name = '', ...rest]: readonly string[]): boolean {
  const field = fields.filter(isRecord).find((one) => one.name === name)
  if (!field) return false
  return rest.length === 0 || (Array.isArray(field.flattenedFields) && isField(field.flattenedFields, rest))
}

/**
 * Returns the filters of a list's address that Payload's list can't draw: whether a field exists that the collection doesn't have. The list would
 * fail as a whole (SEC-25).
 * @param names The names of the address's parameters, such as `where[or][0][and][0][title][exists]`.
 * @param fields The collection's fields, flattened by Payload.
 */
export function findUnknownFilters(names: readonly string[], fields: readonly unknown[]): string[] {
  return names.filter((name) => {
    const [, path] = EXISTS.exec(name) ?? []
    return path !== undefined && !isField(fields, path.split('.'))
  })
}
