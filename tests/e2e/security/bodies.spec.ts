import http from 'node:http'
import { expect, test } from '@playwright/test'
import { signPayloadToken } from '@tests/builders/payload-token'
import { tokenOf } from '../support/staff'

const PORT = Number(process.env.SITE_PORT)
const MB = 1024 * 1024
const STAFF = { authorization: `JWT ${tokenOf('admin@forecourt.example')}` }

type Sent = { answer: Promise<{ status: number; text: string }>; abandon: () => void }

/** Announces a body and sends none of it, so the response was decided before a byte was read. */
function announce(path: string, headers: Record<string, string | number>, host = 'localhost'): Sent {
  const request = http.request({ host: 'localhost', port: PORT, method: 'POST', path, headers: { host, ...headers } })
  const answer = new Promise<{ status: number; text: string }>((resolve, reject) => {
    request.on('response', (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    request.on('error', reject)
  })
  answer.catch(() => undefined)
  request.flushHeaders()
  return { answer, abandon: () => request.destroy() }
}

for (const host of ['localhost', 'harbour.localhost'])
  test(`SEC-18: a body of unknown length is refused on ${host}`, async () => {
    const { answer } = announce('/api/leads', { 'transfer-encoding': 'chunked', 'content-type': 'application/json' }, host)
    expect(await answer).toMatchObject({ status: 411, text: expect.stringContaining('how long') })
  })

test('SEC-18: large bodies without a session are refused before they are read, even eight at once', async () => {
  const headers = { 'content-length': 60 * MB, 'content-type': 'text/csv' }
  const answers = await Promise.all(Array.from({ length: 8 }, () => announce('/api/stock-imports', headers).answer))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 401))
})

test("SEC-18, SEC-16: a shopper's token or a forged token doesn't count as staff", async () => {
  const shopper = await signPayloadToken({ collection: 'shoppers', secret: process.env.PAYLOAD_SECRET ?? '' })
  const forged = `${STAFF.authorization.slice(0, -4)}AAAA`
  for (const authorization of [`JWT ${shopper}`, forged, 'JWT x.y.z', 'Bearer none']) {
    const { answer } = announce('/api/media', { 'content-length': 5 * MB, authorization })
    expect((await answer).status).toBe(401)
  }
})

test('SEC-18: staff can upload a stock file of up to 64 MB and an image of up to 24 MB', async () => {
  const tooLarge = [
    announce('/api/stock-imports', { ...STAFF, 'content-length': 65 * MB }),
    announce('/api/media', { ...STAFF, 'content-length': 25 * MB }),
  ]
  for (const { answer } of tooLarge) expect(await answer).toMatchObject({ status: 413, text: expect.stringContaining('MB') })
})

test('SEC-18: large bodies share a limit, and their space is released afterwards', async () => {
  const headers = { ...STAFF, 'content-length': 60 * MB, 'content-type': 'multipart/form-data; boundary=x' }
  const first = announce('/api/stock-imports', headers)
  // The first body has its space once a second one is refused.
  await expect(async () => {
    const second = announce('/api/stock-imports', headers)
    const answer = await Promise.race([second.answer, new Promise<null>((resolve) => setTimeout(() => resolve(null), 500))])
    second.abandon()
    expect(answer).toMatchObject({ status: 429 })
  }).toPass()
  first.abandon()
  await expect(async () => {
    const again = announce('/api/stock-imports', headers)
    const answer = await Promise.race([again.answer, new Promise<null>((resolve) => setTimeout(() => resolve(null), 500))])
    again.abandon()
    expect(answer).toBeNull()
  }).toPass()
})
