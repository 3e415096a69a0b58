import { fieldsOfRow, isValues, mapStored, type StoredField, type StoredOption } from './stored-field'
import { explainWrongForm } from './value-form'

const toChoice = (option: StoredOption | undefined) => (typeof option === 'object' ? option.value : option)

/** What a required choice shows when nothing valid was chosen: its default, else its first option; a choice that may be left out is left out. */
function fallBack(field: StoredField): unknown {
  if (field.hasMany === true) return []
  if (field.required !== true || !field.options) return null
  return explainWrongForm(field, field.defaultValue) === null
    ? (field.defaultValue ?? toChoice(field.options[0]))
    : toChoice(field.options[0])
}

function settleValue(field: StoredField, value: unknown): unknown {
  if (field.type === 'array' || field.type === 'blocks') {
    if (!Array.isArray(value)) return []
    return value.every((row) => fieldsOfRow(field, row) !== null) ? value : value.filter((row) => fieldsOfRow(field, row) !== null)
  }
  // its parts are chosen where it is drawn, see `src/ui/prose`
  if (field.type === 'richText') return isValues(value) && isValues(value.root) ? value : null
  if (explainWrongForm(field, value) !== null) return fallBack(field)
  if (typeof value !== 'number' || field.type !== 'number') return value
  return Math.min(field.max ?? value, Math.max(field.min ?? value, value))
}

/**
 * A stored document as it may be drawn (SEC-06): values of the wrong type, choices outside of their list and unknown blocks are left out,
 * numbers are brought into their range. Whatever wrote it, views get what its fields promise. A document that is fine is returned as it is.
 */
export function settleStored<Document>(fields: readonly StoredField[], document: Document): Document
export function settleStored(fields: readonly StoredField[], document: unknown): unknown {
  return isValues(document) ? mapStored(fields, document, ({ field, value }) => settleValue(field, value)) : document
}
