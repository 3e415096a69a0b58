import { explainBadRichText } from '../text/rich-text-form'
import { fieldsOfRow, isFilledIn, isValues, type StoredField, type StoredOption } from './stored-field'

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/
const ID = /^[\w-]{1,64}$/
const MAX_LISTED_CHOICES = 8

const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isDate = (value: unknown) =>
  value instanceof Date ? !Number.isNaN(value.getTime()) : isText(value) && ISO_DATE.test(value) && !Number.isNaN(Date.parse(value))
const isId = (value: unknown) => Number.isSafeInteger(value) || (isText(value) && ID.test(value))
const isDocument = (value: unknown) => isId(value) || (isValues(value) && isId(value.id))

const toChoice = (option: StoredOption) => (isText(option) ? option : option.value)
const toLabel = (option: StoredOption) => (isText(option) ? option : isText(option.label) ? option.label : option.value)

function isReference({ relationTo }: StoredField, value: unknown): boolean {
  if (relationTo === undefined || isText(relationTo)) return isDocument(value)
  return isValues(value) && isText(value.relationTo) && relationTo.includes(value.relationTo) && isDocument(value.value)
}

const isPoint = (value: unknown) => Array.isArray(value) && value.length === 2 && value.every(isNumber)
const always = () => true

type Form = { isValid: (value: unknown, field: StoredField) => boolean; help: (field: StoredField) => string }

const TEXT: Form = { isValid: isText, help: () => 'This must be text. Clear the field and type it again.' }
const REFERENCE: Form = {
  isValid: (value, field) => isReference(field, value),
  help: () => 'This points at nothing. Clear the field and choose again.',
}
const GROUP: Form = { isValid: isValues, help: () => 'This group of fields cannot be read. Reload the page and fill it in again.' }
const CHOICE: Form = {
  isValid: (value, { options = [] }) => options.some((option) => toChoice(option) === value),
  help: ({ options = [] }) =>
    options.length > MAX_LISTED_CHOICES
      ? 'This is not in the list. Choose one of the options of this field.'
      : `Choose one of these: ${options.map(toLabel).join(', ')}.`,
}
const ANY: Form = { isValid: always, help: () => '' }

/** The valid form of a value for each field type. Unlisted types are rejected. */
const FORMS: Readonly<Record<string, Form>> = {
  text: TEXT,
  textarea: TEXT,
  code: TEXT,
  email: TEXT,
  number: { isValid: isNumber, help: () => 'This must be a number. Type it in digits.' },
  checkbox: { isValid: (value) => typeof value === 'boolean', help: () => 'Tick the box, or leave it empty.' },
  date: { isValid: isDate, help: () => 'This is not a date. Choose one from the calendar.' },
  point: { isValid: isPoint, help: () => 'Give two numbers, longitude and latitude.' },
  select: CHOICE,
  radio: CHOICE,
  relationship: REFERENCE,
  upload: REFERENCE,
  group: GROUP,
  tab: GROUP,
  // Written by the database, or checked elsewhere when read.
  join: ANY,
  json: ANY,
}

function explainList(field: StoredField, value: unknown): string | null {
  if (!Array.isArray(value)) return 'This must be a list. Reload the page and add its rows again.'
  const unknown = value.findIndex((row) => fieldsOfRow(field, row) === null)
  if (unknown >= 0) return `Row ${unknown + 1} is of a type that does not exist. Remove it.`
  return field.maxRows !== undefined && value.length > field.maxRows ? `No more than ${field.maxRows} fit here.` : null
}

/**
 * Explains how to fix a value that is invalid for its field; returns null when it is valid. Covers types, options, known blocks, and rich
 * text with known nodes. The field's own `validate` checks ranges, lengths and addresses (SEC-06, SEC-07).
 */
export function explainWrongForm(field: StoredField, value: unknown): string | null {
  if (!isFilledIn(value)) return null
  if (field.type === 'array' || field.type === 'blocks') return explainList(field, value)
  if (field.type === 'richText') return explainBadRichText(value)
  const form = Object.hasOwn(FORMS, field.type) ? FORMS[field.type] : undefined
  if (form === undefined) return `Fields of the type ${field.type} cannot be saved.`
  if (field.hasMany !== true || field.type === 'join') return form.isValid(value, field) ? null : form.help(field)
  return Array.isArray(value) && value.every((one) => form.isValid(one, field)) ? null : form.help(field)
}
