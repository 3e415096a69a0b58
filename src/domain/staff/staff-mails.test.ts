import { expect, test } from 'vitest'
import { STAFF_MAILS } from './staff-mails'

test.each(Object.entries(STAFF_MAILS))('SEC-14, SEC-15: the mail "%s" explains what to do and contains the link', (_, write) => {
  const { subject, text } = write('https://forecourt.example/admin/x')
  expect(subject).not.toBe('')
  expect(text).toContain('https://forecourt.example/admin/x')
  expect(text).toMatch(/administrator|ignore this email/)
})
