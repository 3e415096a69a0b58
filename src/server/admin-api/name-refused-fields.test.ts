import type { AfterErrorHook } from 'payload'
import { expect, test } from 'vitest'
import { nameRefusedFields } from './name-refused-fields'

type Given = Parameters<AfterErrorHook>[0]

/** Runs the hook as Payload's routes do, with the error's class renamed by the minifier. tests/e2e covers the admin form. */
function answer(properties: object, errors: object[] = [{ message: 'No.' }]) {
  const given: Pick<Given, 'error'> & { result: unknown } = { error: Object.assign(new Error('No.'), properties), result: { errors } }
  return Reflect.apply(nameRefusedFields, null, [given])
}

const problem = { path: 'layout.0.icon', message: 'Choose another.', label: 'Icon' }

test('SEC-07, EDT-03: a refusal names its fields and exposes nothing else from the error', () => {
  const data = { collection: 'pages', errors: [{ ...problem, value: 'secret', label: () => 'Icon' }], extra: 'secret' }
  expect(answer({ status: 400, data })).toEqual({
    response: {
      errors: [
        {
          name: 'ValidationError',
          message: 'No.',
          data: { collection: 'pages', errors: [{ path: problem.path, message: problem.message }] },
        },
      ],
    },
  })
})

test('EDT-04: a refused deletion names the users, and nothing else of the error', () => {
  const documents = [{ label: 'page “EOFY”', collection: 'pages', id: 7, secret: 'x' }]
  expect(answer({ status: 409, data: { documents, extra: 'secret' } })).toEqual({
    response: {
      errors: [{ name: 'APIError', message: 'No.', data: { documents: [{ label: 'page “EOFY”', collection: 'pages', id: 7 }] } }],
    },
  })
})

test.each([
  ['an error of the server', { status: 500, data: { errors: [problem] } }],
  ['a refusal of access', { status: 403 }],
  ['an error with other data', { status: 400, data: { newest: 1 } }],
  ['an error whose list is no list of fields', { status: 400, data: { errors: [{ message: 'x' }] } }],
])('SEC-07: the response stays unchanged for %s', (_, error) => {
  expect(answer(error)).toBeUndefined()
})

test('SEC-07: a response that names its fields already stays unchanged', () => {
  expect(answer({ status: 400, data: { errors: [problem] } }, [{ data: { errors: [problem] } }])).toBeUndefined()
})
