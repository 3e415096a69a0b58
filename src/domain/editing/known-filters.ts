import { isRecord } from '@/domain/json/is-record'

const EXISTS = /^where\b.*\[([^[\]]+)\]\[exists\]$/

/** The kinds of field that the filter bar of Payload's lists offers. */
const FILTERABLE = 'checkbox code date email json number point radio relationship select text textarea upload'.split(' ')

const NESTING = ['array', 'group']

function mayRead(permissions: unknown, name: string): boolean {
  if (permissions === true) return true
  const permission = isRecord(permissions) ? permissions[name] : undefined
  return permission === true || (isRecord(permission) && permission.read === true)
}

function permissionsBelow(permissions: unknown, name: string): unknown {
  const permission = isRecord(permissions) ? permissions[name] : permissions
  return isRecord(permission) ? (permission.fields ?? permission) : permission
}

const isHidden = (field: Record<string, unknown>) => Boolean(field.hidden) || (isRecord(field.admin) && Boolean(field.admin.disabled))

function fieldsOf(parent: Record<string, unknown>): unknown[] {
  return [parent.fields, parent.tabs].filter(Array.isArray).flat()
}

function listPaths(fields: readonly unknown[], permissions: unknown, prefix: string): string[] {
  return fields.filter(isRecord).flatMap((field) => {
    const [name, type] = [String(field.name ?? ''), String(field.type ?? '')]
    if (field.virtual === true || (isHidden(field) && name !== 'id')) return []
    if (FILTERABLE.includes(type)) return name === 'id' || mayRead(permissions, name) ? [prefix + name] : []
    const hasPath = name !== '' && (NESTING.includes(type) || type === '')
    if (hasPath) return listPaths(fieldsOf(field), permissionsBelow(permissions, name), `${prefix}${name}.`)
    return type === 'blocks' ? [] : listPaths(fieldsOf(field), permissions, prefix)
  })
}

/** Whether a list's address asks whether a field exists. */
export const asksForExistence = (names: readonly string[]): boolean => names.some((name) => EXISTS.test(name))

/**
 * Returns the filters of a list's address that Payload's list can't draw: whether a field exists that its filter bar doesn't offer, because the
 * collection doesn't have the field, hides it, or keeps it from the person. The list would fail as a whole (SEC-25).
 * @param names The names of the address's parameters, such as `where[or][0][and][0][title][exists]`.
 * @param fields The collection's fields as configured, with rows, tabs and groups.
 * @param permissions What the person may do with the fields, as Payload's `permissions.collections[slug].fields`.
 */
export function findUnknownFilters(names: readonly string[], fields: readonly unknown[], permissions: unknown): string[] {
  const offered = listPaths(fields, permissions, '')
  return names.filter((name) => {
    const [, path] = EXISTS.exec(name) ?? []
    return path !== undefined && !offered.includes(path)
  })
}
