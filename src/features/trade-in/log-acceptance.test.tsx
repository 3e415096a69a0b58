// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LogAcceptance } from './log-acceptance'

const sent: [string, unknown][] = []

beforeEach(() => {
  sent.length = 0
  sessionStorage.clear()
  vi.stubGlobal('fetch', (path: string, init: { body: string }) => {
    sent.push([path, JSON.parse(init.body)])
    return Promise.resolve(new Response(null, { status: 204 }))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.consent
})

const show = (journey: string, carId: number | null = null) => {
  render(<LogAcceptance journey={journey} carId={carId} />)
  cleanup()
}

test('EVT-08: an accepted offer is event 18, with its vehicle', () => {
  show('first', 501)
  show('second')
  expect(sent).toEqual([
    ['/api/events', { id: 18, car_id: 501 }],
    ['/api/events', { id: 18 }],
  ])
})

test('EVT-08: opening the acceptance page again logs nothing', () => {
  show('first')
  show('first')
  expect(sent).toHaveLength(1)
})

test('EVT-01: nothing is logged where the site asks for consent and has none', () => {
  document.documentElement.dataset.consent = 'ask'
  show('first')
  expect(sent).toEqual([])
})
