import { expect, test } from 'vitest'
import { writeResetMail } from './reset-mail'

test('AUTH-04: the mail names the site and holds the link on a line of its own', () => {
  const { subject, text } = writeResetMail('Harbour City Motors', 'https://harbour.example/reset-password?token=abc')
  expect(subject).toBe('Set a new password at Harbour City Motors')
  expect(text.split('\n')).toContain('https://harbour.example/reset-password?token=abc')
})
