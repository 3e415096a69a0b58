import { afterEach, describe, expect, test, vi } from 'vitest'
import type { similarCall } from '@/contract/cars'
import type { leadCall } from '@/contract/leads'
import { callForFile, callSite, unwrapResult } from './call'

const asked = vi.fn<typeof fetch>()
const answer = (body: unknown, status = 200) => {
  asked.mockResolvedValue(Response.json(body, { status }))
  vi.stubGlobal('fetch', asked)
}

afterEach(() => {
  asked.mockReset()
  vi.unstubAllGlobals()
})

const needs = { title: 'string', ids: ['number'] } as const
const similar = () => callSite<typeof similarCall>('/api/cars/rio/similar', { needs })

describe('calling the site', () => {
  test('API-14: a call without fields uses GET and returns the response', async () => {
    answer({ title: 'Similar', ids: [1, 2], cards: [] })
    expect(await similar()).toMatchObject({ isOk: true, status: 200, answer: { title: 'Similar', ids: [1, 2], cards: [] } })
    expect(asked.mock.calls[0]).toEqual(['/api/cars/rio/similar', {}])
  })

  test('API-15: a call with fields sends JSON', async () => {
    answer({ lead_id: 7, event: null, car_id: null })
    const result = await callSite<typeof leadCall>('/api/leads', { fields: { form: 'enquiry', name: 'Zoë' } })
    expect(result).toMatchObject({ isOk: true, answer: { lead_id: 7 } })
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"form":"enquiry","name":"Zoë"}' })
  })

  test.each([
    ['another field', { cars: 7 }],
    ['a field of another kind', { title: 'Similar', ids: 'none' }],
    ['a list with something else in it', { title: 'Similar', ids: [1, null] }],
    ['a list', []],
    ['null', null],
    ['words', 'hello'],
  ])('REL-06: a response with %s is rejected', async (_, body) => {
    answer(body)
    expect(await similar()).toEqual({ isOk: false, status: 200, message: null, fields: {} })
  })

  test.each([
    [
      'LEAD-15: errors by field',
      { error: { code: 'invalid', message: 'Please fix the following errors:', fields: { email: 'Please enter a valid Email.' } } },
      422,
      { message: 'Please fix the following errors:', fields: { email: 'Please enter a valid Email.' } },
    ],
    ['LEAD-16: a message alone', { error: { code: 'conflict', message: 'Sent before.' } }, 409, { message: 'Sent before.', fields: {} }],
    ['LEAD-20: an error in a success', { error: { code: 'failed', message: 'Closed.' } }, 200, { message: 'Closed.', fields: {} }],
    ['LEAD-16: an empty message', { error: { code: 'failed', message: '' } }, 500, { message: null, fields: {} }],
    ['LEAD-16: an error of somebody else', { error: 'bad gateway' }, 502, { message: null, fields: {} }],
    ['LEAD-16: nothing', null, 502, { message: null, fields: {} }],
  ])('%s', async (_, body, status, refusal) => {
    answer(body, status)
    expect(await similar()).toEqual({ isOk: false, status, ...refusal })
  })

  test.each([
    ['no connection', () => Promise.reject(new TypeError('offline')), 0],
    ['a page of a network', () => Promise.resolve(new Response('<html>')), 200],
  ])('LEAD-16: %s is a failure, and nothing is thrown', async (_, respond, status) => {
    asked.mockImplementation(respond)
    vi.stubGlobal('fetch', asked)
    expect(await similar()).toEqual({ isOk: false, status, message: null, fields: {} })
  })

  test('GAUGE-01: an empty response is null', async () => {
    asked.mockResolvedValue(new Response(null, { status: 204 }))
    vi.stubGlobal('fetch', asked)
    expect(await callSite('/cars/rio/autogauge')).toMatchObject({ isOk: true, status: 204, answer: null })
  })
})

test('API-18: a file is returned as a blob, its refusal as text', async () => {
  asked.mockResolvedValue(new Response('%PDF'))
  vi.stubGlobal('fetch', asked)
  const result = await callForFile('/api/cars/rio/pdf', AbortSignal.timeout(1_000))
  expect(result.isOk && (await result.answer.text())).toBe('%PDF')
  answer({ error: { code: 'unavailable', message: 'Please try again.' } }, 503)
  expect(await callForFile('/api/cars/rio/pdf', AbortSignal.timeout(1_000))).toMatchObject({ isOk: false, message: 'Please try again.' })
})

test('SIM-11: a failure can be thrown, with the status as its cause', async () => {
  answer({ error: { code: 'not_found', message: 'There is no such car.' } }, 404)
  const refused = await similar()
  expect(() => unwrapResult(refused)).toThrow(expect.objectContaining({ cause: 404 }))
})
