import { expect, test } from 'vitest'
import { z } from 'zod'
import { ACCOUNT_PROBLEMS, explainProblem, resetSchema, signInSchema, signUpSchema } from './account-forms'

const person = {
  name: ' Alannah ',
  last_name: 'Whitmore',
  email: ' Alannah@Example.com ',
  phone: '0491 570 156',
  password: 'correct-horse',
}

test('AUTH-02, AUTH-04: a sign-up normalises the phone and lowercases the email', () => {
  expect(signUpSchema.parse({ ...person, opt_in: 'on' })).toEqual({
    ...{ name: 'Alannah', last_name: 'Whitmore', email: 'alannah@example.com', phone: '+61491570156', password: 'correct-horse' },
    opt_in: true,
  })
  expect(signUpSchema.parse(person).opt_in).toBe(false)
})

test.each([
  ['AUTH-04: no phone', { phone: '' }, { phone: ['Please enter your Mobile.'] }],
  ['AUTH-04: an invalid phone', { phone: '12' }, { phone: ['Please enter a valid Mobile.'] }],
  ['AUTH-04: an invalid email', { email: 'a@b' }, { email: ['Please enter a valid Email.'] }],
  ['AUTH-04: a short password', { password: 'short' }, { password: ['Please choose a password of at least 8 characters.'] }],
  ['SEC-02: a wrong type', { name: 7 }, { name: ['Please enter your First Name.'] }],
  ['SEC-02: far too long', { last_name: 'a'.repeat(10_000) }, { last_name: ['Please enter a valid Last Name.'] }],
])('%s', (_, change, expected) => {
  const { error } = signUpSchema.safeParse({ ...person, ...change })
  expect(error && z.flattenError(error).fieldErrors).toEqual(expected)
})

test('AUTH-04: signing in requires email and password, whatever the password’s length', () => {
  expect(signInSchema.safeParse({ email: 'a@b.example', password: 'x' }).success).toBe(true)
  expect(signInSchema.safeParse({ email: 'a@b.example' }).success).toBe(false)
})

test.each(['', 'x', '0'.repeat(10), "a'--", { $ne: '' }])('SEC-02: %j is rejected as a token', (token) => {
  expect(resetSchema.safeParse({ token, password: 'long-enough' }).success).toBe(false)
})

test('SEC-02: an address can only select our own messages', () => {
  expect(explainProblem('wrong')).toBe(ACCOUNT_PROBLEMS.wrong)
  expect(explainProblem('<b>Call 1900</b>')).toBeNull()
  expect(explainProblem('toString')).toBeNull()
})
