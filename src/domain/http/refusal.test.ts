import { expect, test } from 'vitest'
import { REFUSAL_CODES, toRefusalBody, toRefusedFields } from './refusal'

test('SEC-02: a refusal has a code, a message, and fields only if some are invalid', () => {
  expect(toRefusalBody(404, 'There is no such car.')).toEqual({ error: { code: 'not_found', message: 'There is no such car.' } })
  expect(toRefusalBody(422, 'Please fix this:', { email: 'Please enter a valid Email.' })).toEqual({
    error: { code: 'invalid', message: 'Please fix this:', fields: { email: 'Please enter a valid Email.' } },
  })
})

test('SEC-02: each status has its own code', () => {
  const codes = Object.values(REFUSAL_CODES)
  expect(new Set(codes).size).toBe(codes.length)
})

test('LEAD-15: the first message of each field is used', () => {
  expect(toRefusedFields({ email: ['Please enter your Email.', 'Too short.'], phone: undefined, name: [] })).toEqual({
    email: 'Please enter your Email.',
  })
})
