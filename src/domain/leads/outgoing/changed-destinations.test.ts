import { expect, test } from 'vitest'
import { findChangedDestinations, isSecretOutdated, writeDestinationsMail } from './changed-destinations'

const SETTINGS = {
  mail_to: ['a@b.example'],
  smtp_host: 'mail.example',
  smtp_port: 587,
  smtp_user: 'me',
  smtp_security: 'tls',
  keep_days: 730,
}

test.each([
  ['nothing', {}, []],
  ['an empty text instead of null', { adf_to: '', webhook_url: null }, []],
  ['a recipient', { mail_to: ['a@b.example', 'c@d.example'] }, ['mail_to']],
  ['server and retention', { smtp_host: 'evil.example', keep_days: 30 }, ['smtp_host', 'keep_days']],
  ['a secret', { smtp_password_sealed: 'v1.x' }, ['smtp_password_sealed']],
])('SEC-20: %s changes these fields', (_, change, expected) => {
  expect(findChangedDestinations(SETTINGS, { ...SETTINGS, ...change })).toEqual(expected)
})

test.each([
  [{ smtp_host: 'evil.example' }, true, false],
  [{ smtp_port: 25 }, true, false],
  [{ smtp_user: 'you' }, true, false],
  [{ smtp_security: 'starttls' }, true, false],
  [{ webhook_url: 'https://evil.example' }, false, true],
  [{ mail_to: [], keep_days: 30 }, false, false],
])('SEC-20: with %j the password goes: %s, the webhook’s secret: %s', (change, password, secret) => {
  const after = { ...SETTINGS, ...change }
  expect([isSecretOutdated('smtp_password', SETTINGS, after), isSecretOutdated('webhook_secret', SETTINGS, after)]).toEqual([
    password,
    secret,
  ])
})

test('SEC-20: the mail to the owner names the changes without values', () => {
  const { subject, text } = writeDestinationsMail('Harbour', ['smtp_host', 'keep_days', 'the owner'], 'Sam', 'https://x.example/admin')
  expect(subject).toBe('Lead settings of Harbour were changed')
  expect(text).toContain('- the mail server\n- how long leads are kept\n- the owner')
})
