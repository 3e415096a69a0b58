import { isRecord } from '@/domain/json/is-record'
import { isSameValue } from './merge-documents'

type Row = Record<string, unknown> & { id: string }
const isRow = (value: unknown): value is Row => isRecord(value) && typeof value.id === 'string'
const isRows = (value: unknown): value is Row[] => Array.isArray(value) && value.length > 0 && value.every(isRow)
const isGroup = (value: unknown) => isRecord(value) && !('root' in value)

/**
 * Returns a document's rows and nested rows, in order, as one text. If two texts are equal, the form renders the same rows at the same
 * positions.
 */
export function writeRows(value: unknown): string {
  if (isRows(value)) return `[${value.map((row) => `${row.id}${writeRows({ ...row, id: undefined })}`).join()}]`
  if (!isRecord(value) || !isGroup(value)) return ''
  return Object.keys(value)
    .sort()
    .flatMap((key) => {
      const rows = writeRows(value[key])
      return rows === '' ? [] : [`${key}${rows}`]
    })
    .join()
}

/** A field of a form whose value differs, with its path, such as `layout.2.heading`. */
export type FieldChange = { path: string; value: unknown }

/**
 * Returns the fields in which two documents with the same rows differ.
 * @param isField Checks whether the form has a field at a path. Other values are compared part by part.
 */
export function listFieldChanges(from: unknown, to: unknown, isField: (path: string) => boolean, path = ''): FieldChange[] {
  if (isSameValue(from, to)) return []
  const under = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`)
  if (isRows(from) && isRows(to)) return to.flatMap((row, at) => listFieldChanges(from[at], row, isField, under(at)))
  if (path !== '' && isField(path)) return [{ path, value: to }]
  if (!isGroup(from ?? {}) || !isGroup(to ?? {})) return [{ path, value: to }]
  const [before, after] = [isRecord(from) ? from : {}, isRecord(to) ? to : {}]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    listFieldChanges(before[key], after[key], isField, under(key)),
  )
}
