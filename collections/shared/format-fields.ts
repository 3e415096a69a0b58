import type { Field, Option } from 'payload'
import { toFieldLabel } from '@/domain/text/field-labels'

const DAY = 'd MMM yyyy'
const MOMENT = 'd MMM yyyy, h:mm a'

function nameField(field: Field): Field {
  if (!('name' in field) || field.label !== undefined) return field
  return { ...field, label: toFieldLabel(field.name) }
}

/** Labels a choice without its own label by its name: 'in_stock' becomes 'In stock'. */
function nameChoice(option: Option): Option {
  const { value, label } = typeof option === 'string' ? { value: option, label: option } : option
  return label === value && /^[a-z_]+$/.test(value) ? { value, label: toFieldLabel(value) } : option
}

/** Formats dates the Australian way, choices as words, checkboxes in lists as Yes and No, and structured values in words. */
function formatField(field: Field): Field {
  if (field.type === 'date') {
    const date = field.admin?.date
    const displayFormat = date?.displayFormat ?? (date?.pickerAppearance === 'dayAndTime' ? MOMENT : DAY)
    return { ...field, admin: { ...field.admin, date: { ...date, displayFormat } } }
  }
  if (field.type === 'checkbox') {
    const components = { Cell: '@/app/(payload)/cells/yes-no-cell#YesNoCell', ...field.admin?.components }
    return { ...field, admin: { ...field.admin, components } }
  }
  if (field.type === 'json') {
    const components = { Field: '@/features/value-field/stored-value-field#StoredValueField', ...field.admin?.components }
    return { ...field, admin: { ...field.admin, components } }
  }
  return field.type === 'select' || field.type === 'radio' ? { ...field, options: field.options.map(nameChoice) } : field
}

function formatNested(field: Field): Field {
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: formatFields(tab.fields) })) }
  if ('fields' in field) return { ...field, fields: formatFields(field.fields) }
  return field
}

/** Adds readable labels, dates and checkboxes to all fields, including nested ones. A field's own settings win. */
export function formatFields(fields: Field[]): Field[] {
  return fields.map((field) => formatNested(formatField(nameField(field))))
}
