import { isRecord } from '@/domain/json/is-record'
import { toPathLabel } from '@/domain/text/field-labels'

/** A refused field: its path in the form, the field's name in words, and the reason. */
export type RefusedField = { path: string; place: string; message: string }
/** A document that has to be changed first. */
export type LinkedDocument = { label: string; href: string }
/** Why the admin's API refused a change, in words for staff (EDT-03, EDT-04). */
export type SaveProblem = { message: string; fields: RefusedField[]; documents: LinkedDocument[] }

const UNKNOWN = 'An unknown error occurred.'
const NO_REASON = 'This did not work, and the server did not say why. Nothing was changed. Try again in a moment.'
const BY_STATUS: Readonly<Record<number, string>> = {
  401: 'You are signed out. Sign in again; what you typed stays here.',
  403: 'You are not allowed to change this.',
  404: 'This no longer exists. Someone may have deleted it.',
  413: 'This is too large to send.',
  429: 'That was too much at once. Try again in a minute.',
  503: 'The server did not answer. What you typed stays here; try again in a moment.',
}

const recordsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Payload's label of a field may already contain the message: 'Block 1 > Icon: Choose another.' */
function toPlace(label: string, path: string, message: string): string {
  const written = message.replaceAll(',', ';')
  if (label === '' || label === written) return toPathLabel(path)
  return label.endsWith(`: ${written}`) ? label.slice(0, -written.length - 2) : label
}

function toField({ path, message, label }: Record<string, unknown>): RefusedField[] {
  if (typeof path !== 'string' || path === '') return []
  const words = textOf(message) || 'Check this.'
  return [{ path, message: words, place: toPlace(textOf(label), path, words) }]
}

/** Without an id the link leads to the list. Only addresses in the admin become links. */
function toDocument({ label, collection, id }: Record<string, unknown>): LinkedDocument[] {
  if (typeof label !== 'string' || typeof collection !== 'string' || !/^[a-z-]+$/.test(collection)) return []
  return [{ label, href: `/admin/collections/${collection}${typeof id === 'number' ? `/${id}` : ''}` }]
}

/**
 * Parses an error response of the admin's API.
 * @param json The response's body; null when it was not JSON.
 */
export function readSaveProblem(status: number, json: unknown): SaveProblem {
  const errors = isRecord(json) ? recordsIn(json.errors) : []
  const details = errors.map(({ data }) => (isRecord(data) ? data : {}))
  const messages = errors.map(({ message }) => textOf(message)).filter((message) => message !== '' && message !== UNKNOWN)
  const own = isRecord(json) && errors.length === 0 ? textOf(json.message) : ''
  const unique = (documents: LinkedDocument[]) => [...new Map(documents.map((one) => [one.href, one])).values()]
  return {
    message: [...new Set(messages)].join(' ') || own || BY_STATUS[status] || NO_REASON,
    fields: details.flatMap((data) => recordsIn(data.errors).flatMap(toField)),
    documents: unique(details.flatMap((data) => recordsIn(data.documents).flatMap(toDocument))),
  }
}

/** Returns the heading of a problem: the count of fields or documents, or the message. */
export function titleOfProblem({ fields, documents, message }: SaveProblem): string {
  if (fields.length > 0)
    return fields.length === 1 ? 'Not saved: 1 field needs a change' : `Not saved: ${fields.length} fields need a change`
  if (documents.length > 0) return documents.length === 1 ? 'Still used in 1 place' : `Still used in ${documents.length} places`
  return message
}
