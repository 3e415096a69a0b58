// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Analytics } from './analytics'

const google = () => document.querySelector<HTMLScriptElement>('#google-analytics')
const bar = () => screen.findByRole('region', { name: 'Can we use analytics?' })
const clearance = () => document.documentElement.style.scrollPaddingBottom
const spaceAtBottom = () => document.documentElement.style.getPropertyValue('--foot-taken')

function forget() {
  localStorage.clear()
  google()?.remove()
  Reflect.deleteProperty(window, 'dataLayer')
  Reflect.deleteProperty(window, 'gtag')
  delete document.documentElement.dataset.consent
}

// Other tests in the same worker may have left state.
beforeEach(forget)
afterEach(() => {
  cleanup()
  forget()
})

/** Renders it in a document that says whether its site asks for consent, as the site's layout does. */
function visit(measurement: { measurementId: string | null; asksConsent: boolean }) {
  if (measurement.asksConsent) document.documentElement.dataset.consent = 'ask'
  render(<Analytics measurement={measurement} />)
}

test('EVT-01: where the site asks for consent, Google gets nothing before it is given', async () => {
  visit({ measurementId: 'G-TEST1', asksConsent: true })
  const asked = await bar()
  expect(google()).toBeNull()
  await waitFor(() => expect(clearance()).not.toBe(''))
  expect(spaceAtBottom()).toBe(clearance())
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(google()?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST1'))
  expect(asked.isConnected).toBe(false)
  expect([clearance(), spaceAtBottom()]).toEqual(['', ''])
  const layer: unknown = Reflect.get(window, 'dataLayer')
  expect(JSON.parse(JSON.stringify(layer))).toEqual([
    { 0: 'js', 1: expect.stringMatching(/^\d{4}-/) },
    { 0: 'config', 1: 'G-TEST1' },
  ])
})

test('EVT-01: visitors who decline are neither measured nor asked again', async () => {
  visit({ measurementId: 'G-TEST1', asksConsent: true })
  await bar()
  fireEvent.click(screen.getByRole('button', { name: 'No thanks' }))
  cleanup()
  visit({ measurementId: 'G-TEST1', asksConsent: true })
  await expect(screen.findByRole('region', {}, { timeout: 200 })).rejects.toThrow()
  expect(google()).toBeNull()
})

test('EVT-01: a site without consent measures at once, and one without a measurement id not at all', async () => {
  visit({ measurementId: null, asksConsent: false })
  expect(google()).toBeNull()
  cleanup()
  visit({ measurementId: 'G-TEST1', asksConsent: false })
  await waitFor(() => expect(google()).not.toBeNull())
})

test("SEC-05, EVT-01: the key of a journey in the address isn't sent to Google", async () => {
  window.history.replaceState(null, '', '/trade-in?journey=secret&step=offer')
  visit({ measurementId: 'G-TEST1', asksConsent: false })
  await waitFor(() => expect(google()).not.toBeNull())
  const told = JSON.stringify(Reflect.get(window, 'dataLayer'))
  window.history.replaceState(null, '', '/')
  expect(told).toContain('/trade-in?step=offer')
  expect(told).not.toContain('secret')
})
