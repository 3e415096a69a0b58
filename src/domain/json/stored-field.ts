/** The part of a field's config that is needed to read and check its values. Payload's field configs are compatible. */
export type StoredField = {
  name: string
  type: string
  hasMany?: boolean
  required?: boolean
  options?: readonly StoredOption[]
  defaultValue?: unknown
  relationTo?: string | readonly string[]
  min?: number
  max?: number
  maxRows?: number
  flattenedFields?: readonly StoredField[]
  blocks?: readonly StoredBlock[]
}

export type StoredOption = string | { value: string; label?: unknown }
export type StoredBlock = { slug: string; flattenedFields: readonly StoredField[] }
export type Values = Record<string, unknown>

/** A value with its path and siblings. */
export type StoredValue<Field extends StoredField = StoredField> = {
  field: Field
  value: unknown
  path: string
  siblings: Values
  /** The enclosing block; null outside blocks. */
  block: Values | null
}

type Visit = (stored: StoredValue) => unknown
type VisitContext = { path: string; block: Values | null }

export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Checks whether a value is filled in: not null, undefined or ''. */
export function isFilledIn(value: unknown): boolean {
  return value !== null && value !== undefined && value !== ''
}

/** Returns the fields of a list's row, or null when the row is not an object or its block type is unknown. */
export function fieldsOfRow(field: StoredField, row: unknown): readonly StoredField[] | null {
  if (!isValues(row)) return null
  if (field.type === 'array') return field.flattenedFields ?? []
  return field.blocks?.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? null
}

function mapRows(field: StoredField, rows: readonly unknown[], context: VisitContext, visit: Visit): readonly unknown[] {
  const mapped = rows.map((row, at) => {
    const fields = fieldsOfRow(field, row)
    if (fields === null || !isValues(row)) return row
    return mapFields(fields, row, { path: `${context.path}.${at}.`, block: field.type === 'blocks' ? row : context.block }, visit)
  })
  return mapped.every((row, at) => row === rows[at]) ? rows : mapped
}

function mapBelow(field: StoredField, value: unknown, context: VisitContext, visit: Visit): unknown {
  if ((field.type === 'array' || field.type === 'blocks') && Array.isArray(value)) return mapRows(field, value, context, visit)
  if ((field.type === 'group' || field.type === 'tab') && isValues(value))
    return mapFields(field.flattenedFields ?? [], value, { ...context, path: `${context.path}.` }, visit)
  return value
}

function mapFields(fields: readonly StoredField[], values: Values, { path, block }: VisitContext, visit: Visit): Values {
  let mapped = values
  for (const field of fields) {
    // Own properties only: a field can be named 'constructor'.
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined
    if (!isFilledIn(value)) continue
    const context = { path: `${path}${field.name}`, block }
    const visited = visit({ field, value, path: context.path, siblings: values, block })
    const result = mapBelow(field, visited, context, visit)
    if (result !== value) mapped = { ...mapped, [field.name]: result }
  }
  return mapped
}

/**
 * Calls `visit` for every non-empty value at every depth, parents first, and replaces the value with the result. Returns the same object
 * when nothing changes.
 */
export function mapStored(fields: readonly StoredField[], values: Values, visit: Visit): Values {
  return mapFields(fields, values, { path: '', block: null }, visit)
}
