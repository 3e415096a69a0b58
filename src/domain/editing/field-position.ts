import { isRecord } from '@/domain/json/is-record'

const recordsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])

/** Whether a field of a form, or a field within it that adds no name of its own, is called by this name. */
function holds(field: Record<string, unknown>, name: string): boolean {
  if (typeof field.name === 'string' && field.name !== '') return field.name === name
  return [...recordsIn(field.fields), ...recordsIn(field.tabs)].some((inner) => holds(inner, name))
}

/**
 * The tab that shows a field, as a position in the form's outermost row of tabs; null for a field outside of tabs (EDT-03).
 * @param fields The form's fields as Payload's client config lists them.
 * @param path The field's path, such as `meta.title`.
 */
export function findTabOfField(fields: readonly unknown[], path: string): number | null {
  const [name = ''] = path.split('.')
  const tabs = recordsIn(fields).find(({ type }) => type === 'tabs')
  const position = recordsIn(tabs?.tabs).findIndex((tab) => holds(tab, name))
  return position < 0 ? null : position
}

/** The rows that a field is in, outermost first, as the ids of their elements: `layout.2.slides.0.heading` is in `layout-row-2` and `layout-2-slides-row-0`. */
export function listRowIds(path: string): string[] {
  const steps = path.split('.')
  return steps.flatMap((step, at) => (at > 0 && /^\d+$/.test(step) ? [`${steps.slice(0, at).join('-')}-row-${step}`] : []))
}

/** The ids under which the admin's form may draw a field, the field's own first, then those of the groups around it. */
export function listFieldIds(path: string): string[] {
  const steps = path.split('.')
  return steps.flatMap((_, at) =>
    /^\d+$/.test(steps[steps.length - 1 - at] ?? '') ? [] : [`field-${steps.slice(0, steps.length - at).join('__')}`],
  )
}
