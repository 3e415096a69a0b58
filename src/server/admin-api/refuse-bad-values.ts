import type { AfterErrorHook } from 'payload'

/** PostgreSQL's class 22: a value that does not fit its type, such as a word for a number, a date that is none, or a NUL byte. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/
const DEEPEST_CAUSE = 5
const MESSAGE = 'A value in this request does not fit its field. Check numbers, dates and choices.'

function hasBadValue(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > DEEPEST_CAUSE) return false
  if ('code' in error && typeof error.code === 'string' && DATA_EXCEPTION.test(error.code)) return true
  return (
    ('cause' in error && hasBadValue(error.cause, depth + 1)) || ('originalError' in error && hasBadValue(error.originalError, depth + 1))
  )
}

/** Answers 400 where the database refused a value of the request: Payload takes that for a fault of its own and answers 500 (SEC-25). */
export const refuseBadValues: AfterErrorHook = ({ error, graphqlResult, result }) => {
  if (!hasBadValue(error)) return
  if (graphqlResult) return { graphqlResult: { ...graphqlResult, message: MESSAGE, extensions: { statusCode: 400 } } }
  return { status: 400, response: { ...result, errors: [{ message: MESSAGE }] } }
}
