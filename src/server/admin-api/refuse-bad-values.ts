import type { AfterErrorHook } from 'payload'

/** PostgreSQL's error class 22: a value that does not fit its type, such as a word for a number, an invalid date or a NUL byte. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/
const DEEPEST_CAUSE = 5
/** Messages of the form and JSON parsers, which throw plain errors. */
const UNREADABLE =
  /^(?:Unexpected end of (?:form|multipart data)|Malformed part header|Multipart: |Missing Content-Type|Unsupported content type)|is not valid JSON|JSON input/
const BAD_VALUE = 'A value in this request does not fit its field. Check numbers, dates and choices.'
const BAD_BODY = 'The body of this request cannot be read. Check its format, and that all of it was sent.'

function hasBadValue(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > DEEPEST_CAUSE) return false
  if ('code' in error && typeof error.code === 'string' && DATA_EXCEPTION.test(error.code)) return true
  return (
    ('cause' in error && hasBadValue(error.cause, depth + 1)) || ('originalError' in error && hasBadValue(error.originalError, depth + 1))
  )
}

function isUnreadable(error: unknown): boolean {
  return error instanceof SyntaxError || (error instanceof Error && !('status' in error) && UNREADABLE.test(error.message))
}

/** Responds with 400 when the database refused a value or the body can't be parsed; Payload would respond with 500 (SEC-25). */
export const refuseBadValues: AfterErrorHook = ({ error, graphqlResult, result }) => {
  const message = hasBadValue(error) ? BAD_VALUE : isUnreadable(error) ? BAD_BODY : null
  if (message === null) return
  if (graphqlResult) return { graphqlResult: { ...graphqlResult, message, extensions: { statusCode: 400 } } }
  return { status: 400, response: { ...result, errors: [{ message }] } }
}
