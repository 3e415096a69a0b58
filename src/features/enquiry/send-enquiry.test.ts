import { afterEach, expect, test, vi } from 'vitest'
import { createKeyring } from './idempotency-key'
import { sendEnquiry, UNKNOWN_FAILURE } from './send-enquiry'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['LEAD-17: stored', () => Response.json({ lead_id: 7, event: 15, car_id: 501 }), { kind: 'sent', leadId: 7, event: 15, carId: 501 }],
  [
    'LEAD-15: refused, with the first message of each field',
    () =>
      Response.json(
        { error: 'Please fix the following errors:', fields: { phone: ['Please enter a valid Mobile.', 'b'] } },
        { status: 422 },
      ),
    { kind: 'refused', message: 'Please fix the following errors:', fields: { phone: 'Please enter a valid Mobile.' } },
  ],
  [
    'LEAD-16: the error’s own message',
    () => Response.json({ error: 'Too many.' }, { status: 429 }),
    { kind: 'failed', message: 'Too many.' },
  ],
  ['LEAD-16: an error without words', () => new Response('<h1>502</h1>', { status: 502 }), { kind: 'failed', message: UNKNOWN_FAILURE }],
  ['LEAD-16: an empty error', () => Response.json({ error: '' }, { status: 500 }), { kind: 'failed', message: UNKNOWN_FAILURE }],
  [
    'LEAD-16: no connection',
    () => {
      throw new TypeError('offline')
    },
    { kind: 'failed', message: UNKNOWN_FAILURE },
  ],
])('%s', async (_, respond, expected) => {
  vi.stubGlobal('fetch', async () => respond())
  expect(await sendEnquiry('{}')).toEqual(expected)
})

test('REL-06: the same content keeps its key, other content gets its own', () => {
  const keyFor = createKeyring()
  const [first, again, other, back] = ['a', 'a', 'b', 'a'].map(keyFor)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(again).toBe(first)
  expect(new Set([first, other, back]).size).toBe(3)
})
