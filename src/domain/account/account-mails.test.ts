import { expect, test } from 'vitest'
import { ACCOUNT_MAIL_KINDS, writeAccountMail } from './account-mails'

test.each(ACCOUNT_MAIL_KINDS)('AUTH-04, SEC-13: the mail "%s" names the site and has the link on its own line', (kind) => {
  const { subject, text } = writeAccountMail(kind, 'Harbour City Motors', 'https://harbour.example/x?token=abc')
  expect(subject).toMatch(/ at Harbour City Motors$/)
  expect(text.split('\n')).toContain('https://harbour.example/x?token=abc')
  expect(text).toContain('ignore this email')
})
