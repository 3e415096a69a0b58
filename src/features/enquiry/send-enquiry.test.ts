import { afterEach, describe, expect, test, vi } from 'vitest'
import { createKeyring } from './idempotency-key'
import { sendEnquiry, UNKNOWN_FAILURE } from './send-enquiry'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['LEAD-17: stored', () => Response.json({ lead_id: 7, event: 15, car_id: 501 }), { kind: 'sent', leadId: 7, event: 15, carId: 501 }],
  [
    'LEAD-15: refused, with the message of each field',
    () =>
      Response.json(
        { error: { code: 'invalid', message: 'Please fix the following errors:', fields: { phone: 'Please enter a valid Mobile.' } } },
        { status: 422 },
      ),
    { kind: 'refused', message: 'Please fix the following errors:', fields: { phone: 'Please enter a valid Mobile.' } },
  ],
  [
    'LEAD-16: the error’s own message',
    () => Response.json({ error: { code: 'too_many_requests', message: 'Too many.' } }, { status: 429 }),
    { kind: 'failed', message: 'Too many.' },
  ],
  [
    'REL-06: its key was used for other content',
    () => Response.json({ error: { code: 'conflict', message: 'Sent before.' } }, { status: 409 }),
    { kind: 'outdated', message: 'Sent before.' },
  ],
  ['LEAD-16: an error without words', () => new Response('<h1>502</h1>', { status: 502 }), { kind: 'failed', message: UNKNOWN_FAILURE }],
  [
    'LEAD-16: an empty error',
    () => Response.json({ error: { code: 'failed', message: '' } }, { status: 500 }),
    { kind: 'failed', message: UNKNOWN_FAILURE },
  ],
  [
    'LEAD-16: no connection',
    () => {
      throw new TypeError('offline')
    },
    { kind: 'failed', message: UNKNOWN_FAILURE },
  ],
])('%s', async (_, respond, expected) => {
  vi.stubGlobal('fetch', async () => respond())
  expect(await sendEnquiry({})).toEqual(expected)
})

describe('the idempotency key of a form', () => {
  test('REL-06: the same content keeps its key even when other content is sent in between; other content gets its own', () => {
    const { keyFor } = createKeyring()
    const [first, again, other, back] = ['a', 'a', 'b', 'a'].map(keyFor)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect([again, back]).toEqual([first, first])
    expect(other).not.toBe(first)
  })

  test('REL-06: without browser storage a key lasts as long as the page', () => {
    vi.stubGlobal('sessionStorage', undefined)
    const { keyFor } = createKeyring()
    expect(keyFor('a')).toBe(keyFor('a'))
  })

  test('REL-06: renewed content has a new key from then on', () => {
    const { keyFor, renew } = createKeyring()
    const before = keyFor('a')
    renew('a')
    expect([keyFor('a') === before, keyFor('a') === keyFor('a')]).toEqual([false, true])
  })

  test('SEC-05: no input is stored with a key', () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
    })
    const { keyFor } = createKeyring()
    const key = keyFor('{"name":"Alannah"}')
    expect(createKeyring().keyFor('{"name":"Alannah"}')).toBe(key)
    expect([...kept.values()].join()).not.toContain('Alannah')
  })
})
