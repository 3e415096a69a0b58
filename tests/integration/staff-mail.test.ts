import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffMail } from '@/server/staff/staff-mail'
import { payloadClient } from '@/server/process/payload-client'
import { type MailReceiver, startMailReceiver } from './leads/receivers'

const BASE_DOMAIN = 'forecourt.example'
const message = { to: 'support@forecourt.example', subject: 'Set a new password', text: 'https://forecourt.example/admin/reset/abc' }

let receiver: MailReceiver
beforeAll(async () => {
  receiver = await startMailReceiver()
})
afterAll(() => receiver.close())

test("AUTH-04: staff get their password reset link through the platform's own mail server", async () => {
  const payload = await payloadClient()
  const mail = staffMail({ MAIL_URL: `smtp://127.0.0.1:${receiver.port}`, MAIL_FROM: 'no-reply@forecourt.example', BASE_DOMAIN })({
    payload,
  })
  await mail.sendEmail(message)
  expect(receiver.mails).toHaveLength(1)
  expect(receiver.mails[0]?.to).toEqual([message.to])
  expect(receiver.mails[0]?.raw).toMatch(/^From: Forecourt <no-reply@forecourt\.example>/m)
  expect(receiver.mails[0]?.raw).toContain(message.text)
})

test('AUTH-04: an unavailable mail server causes an error message, and without one the mail is dropped, not stored', async () => {
  const payload = await payloadClient()
  const away = staffMail({ MAIL_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'no-reply@forecourt.example', BASE_DOMAIN })({ payload })
  await expect(away.sendEmail(message)).rejects.toThrow(/ECONNREFUSED/)
  const kept = await payload.count({ collection: 'captured-mails' })
  await staffMail({ MAIL_URL: undefined, MAIL_FROM: undefined, BASE_DOMAIN })({ payload }).sendEmail(message)
  expect(await payload.count({ collection: 'captured-mails' })).toEqual(kept)
})
