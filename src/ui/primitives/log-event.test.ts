// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { VISIT_EVENTS } from '@/domain/analytics/visit-event'
import { logEvent } from './log-event'

const sent: unknown[] = []
const warned = vi.fn<(...words: unknown[]) => void>()
let answer: () => Promise<Response>

beforeEach(() => {
  sent.length = 0
  answer = () => Promise.resolve(new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    sent.push({ keepalive: init.keepalive, ...JSON.parse(String(init.body)) })
    return answer()
  })
  vi.spyOn(console, 'warn').mockImplementation(warned.mockReset())
})
afterEach(() => {
  localStorage.clear()
  Reflect.deleteProperty(window, 'dataLayer')
  Reflect.deleteProperty(window, 'gtag')
  delete document.documentElement.dataset.consent
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test("EVT-01: sends an event's number and vehicle, even when the page unloads", () => {
  logEvent(VISIT_EVENTS.saveCar, 7)
  logEvent(VISIT_EVENTS.searchView, null)
  expect(sent).toEqual([
    { keepalive: true, id: 39, car_id: 7 },
    { keepalive: true, id: 49 },
  ])
})

test('EVT-01: data layer and Google receive the same event', () => {
  const gtag = vi.fn<(...given: unknown[]) => void>()
  Reflect.set(window, 'gtag', gtag)
  logEvent(VISIT_EVENTS.print, 7)
  const entry = { event: 'forecourt_print', event_id: 61, car_id: 7 }
  expect(Reflect.get(window, 'dataLayer')).toEqual([entry])
  expect(gtag).toHaveBeenCalledWith('event', 'forecourt_print', entry)
})

test.each([
  ['EVT-01, ERR-01: no response', () => Promise.reject(new TypeError('offline'))],
  ['EVT-01, ERR-01: an error response', () => Promise.resolve(new Response(null, { status: 500 }))],
])('%s logs one line in the console and does nothing else', async (_, given) => {
  answer = given
  expect(() => logEvent(VISIT_EVENTS.print, 7)).not.toThrow()
  await vi.waitFor(() => expect(warned).toHaveBeenCalledTimes(1))
})

test.each([
  ['no answer yet', null, 0],
  ['no', 'no', 0],
  ['yes', 'yes', 1],
])('EVT-01, SEC-05: on a site that asks for consent, with the answer: %s', (_, word, count) => {
  document.documentElement.dataset.consent = 'ask'
  if (word) localStorage.setItem('measuring', word)
  logEvent(VISIT_EVENTS.print, 7)
  expect(sent).toHaveLength(count)
  expect(Reflect.get(window, 'dataLayer') === undefined).toBe(count === 0)
})
