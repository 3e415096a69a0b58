import type { Field, Option } from 'payload'
import { toFieldLabel } from '@/domain/text/field-labels'

const DAY = 'd MMM yyyy'
const MOMENT = 'd MMM yyyy, h:mm a'

function nameField(field: Field): Field {
  if (!('name' in field) || field.label !== undefined) return field
  return { ...field, label: toFieldLabel(field.name) }
}

/** A choice that is labelled by its name in the database reads in words: 'in_stock' is 'In stock'. */
function nameChoice(option: Option): Option {
  const { value, label } = typeof option === 'string' ? { value: option, label: option } : option
  return label === value && /^[a-z_]+$/.test(value) ? { value, label: toFieldLabel(value) } : option
}

/** Days as Australians write them, choices in words, ticks as Yes and No in lists, and JSON as plain text. */
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
    const components = { Field: '@/features/json-field/json-text-field#JsonTextField', ...field.admin?.components }
    return { ...field, admin: { ...field.admin, components } }
  }
  return field.type === 'select' || field.type === 'radio' ? { ...field, options: field.options.map(nameChoice) } : field
}

function sayBelow(field: Field): Field {
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: sayInWords(tab.fields) })) }
  if ('fields' in field) return { ...field, fields: sayInWords(field.fields) }
  return field
}

/** The fields with a label, a date and a tick that staff can read, however deep they stand; what a field says of itself stays. */
export function sayInWords(fields: Field[]): Field[] {
  return fields.map((field) => sayBelow(formatField(nameField(field))))
}
