import { fieldsOfRow, isValues, mapStored, type StoredField, type StoredOption } from './stored-field'
import { explainWrongForm } from './value-form'

const toChoice = (option: StoredOption | undefined) => (typeof option === 'object' ? option.value : option)

/** Returns the value for an invalid choice: the default or first option of a required field, nothing for an optional one. */
function findFallback(field: StoredField): unknown {
  if (field.hasMany === true) return []
  if (field.required !== true || !field.options) return null
  return explainWrongForm(field, field.defaultValue) === null
    ? (field.defaultValue ?? toChoice(field.options[0]))
    : toChoice(field.options[0])
}

function normaliseValue(field: StoredField, value: unknown): unknown {
  if (field.type === 'array' || field.type === 'blocks') {
    if (!Array.isArray(value)) return []
    return value.every((row) => fieldsOfRow(field, row) !== null) ? value : value.filter((row) => fieldsOfRow(field, row) !== null)
  }
  // `src/ui/prose` filters its nodes when rendering.
  if (field.type === 'richText') return isValues(value) && isValues(value.root) ? value : null
  if (explainWrongForm(field, value) !== null) return findFallback(field)
  if (typeof value !== 'number' || field.type !== 'number') return value
  return Math.min(field.max ?? value, Math.max(field.min ?? value, value))
}

/**
 * Prepares a stored document for rendering (SEC-06). Drops values of the wrong type, invalid choices and unknown blocks, and limits numbers
 * to their range, so that views can rely on the fields' types. Returns a valid document unchanged.
 */
export function normaliseStored<Document>(fields: readonly StoredField[], document: Document): Document
export function normaliseStored(fields: readonly StoredField[], document: unknown): unknown {
  return isValues(document) ? mapStored(fields, document, ({ field, value }) => normaliseValue(field, value)) : document
}
