import { expect, test } from 'vitest'
import { explainUnknown } from './explain-unknown'

const answer = (message: string) => Reflect.apply(explainUnknown, null, [{ result: { errors: [{ message }] } }])

test.each(['An unknown error occurred.', 'Something went wrong.'])('EDT-04: “%s” says what it means for the form', (message) => {
  expect(answer(message)).toEqual({ response: { errors: [{ message: expect.stringContaining('Nothing was changed') }] } })
})

test('EDT-04: an error with a reason keeps it', () => {
  expect(answer('This is used by page “EOFY”.')).toBeUndefined()
})
