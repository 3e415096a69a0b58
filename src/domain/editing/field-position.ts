import { isRecord } from '@/domain/json/is-record'

const recordsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])

/** Checks whether a field has this name, or contains one that has it without adding a name of its own. */
function holds(field: Record<string, unknown>, name: string): boolean {
  if (typeof field.name === 'string' && field.name !== '') return field.name === name
  return [...recordsIn(field.fields), ...recordsIn(field.tabs)].some((inner) => holds(inner, name))
}

/**
 * Returns the tab that shows a field, as an index in the form's outermost tabs; null for a field outside tabs (EDT-03).
 * @param fields The form's fields as in Payload's client config.
 * @param path The field's path, such as `meta.title`.
 */
export function findTabOfField(fields: readonly unknown[], path: string): number | null {
  const [name = ''] = path.split('.')
  const tabs = recordsIn(fields).find(({ type }) => type === 'tabs')
  const position = recordsIn(tabs?.tabs).findIndex((tab) => holds(tab, name))
  return position < 0 ? null : position
}

/**
 * Returns the ids of the rows that contain a field, outermost first: `layout.2.slides.0.heading` is in `layout-row-2` and
 * `layout-2-slides-row-0`.
 */
export function listRowIds(path: string): string[] {
  const steps = path.split('.')
  return steps.flatMap((step, at) => (at > 0 && /^\d+$/.test(step) ? [`${steps.slice(0, at).join('-')}-row-${step}`] : []))
}

/** Returns the ids that a field may have in the admin's form: first its own, then those of the groups around it. */
export function listFieldIds(path: string): string[] {
  const steps = path.split('.')
  return steps.flatMap((_, at) =>
    /^\d+$/.test(steps[steps.length - 1 - at] ?? '') ? [] : [`field-${steps.slice(0, steps.length - at).join('__')}`],
  )
}
