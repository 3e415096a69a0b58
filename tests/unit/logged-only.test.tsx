// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { VISIT_EVENTS } from '@/domain/analytics/visit-event'
import { fetchDealers } from '@/features/dealer-locator/locator-calls'
import { VisitTracker } from '@/features/car-visit/visit-tracker'
import { Snap21Rating } from '@/features/reviews-rail/snap21-rating'
import { ShopperStart } from '@/features/shopper/shopper-start'
import { logEvent } from '@/ui/primitives/log-event'

const lines: string[] = []

beforeEach(() => {
  lines.length = 0
  vi.spyOn(console, 'warn').mockImplementation((...words) => void lines.push(words.map(String).join(' ')))
  vi.spyOn(console, 'error').mockImplementation((...words) => void lines.push(words.map(String).join(' ')))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
})
afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const car = {
  record: { id: 7, stocknum: null, make: 'Kia', model: 'Rio', body: null, simple_body: null },
  ...{ dealershipId: 3, websiteId: 1, isUsed: false, hasPhone: true },
}

async function revealPhone(): Promise<void> {
  const { container } = render(
    <>
      <details data-reveal-phone="">
        <summary>(07) ****</summary>
      </details>
      <VisitTracker car={car} />
    </>,
  )
  await act(async () => {
    const fold = container.querySelector('details')
    if (fold) fold.open = true
    fold?.dispatchEvent(new Event('toggle'))
  })
}

/** The failures in the catalogue that are only logged, each triggered, with its log line. */
const LOGGED_ONLY: [failure: string, bringAbout: () => unknown, line: RegExp][] = [
  ['EVT-01: an event that is not accepted', () => logEvent(VISIT_EVENTS.print, 7), /^An event was not logged\./],
  ['PHONE-05: the reveal of a number that is not accepted', revealPhone, /^The reveal of the phone number was not logged\./],
  ['PHONE-04: a car without a phone', () => render(<VisitTracker car={{ ...car, hasPhone: false }} />), /^Car 7 has no phone number/],
  ['API-01: locations that fail to load', () => fetchDealers(new AbortController().signal), /^Failed to fetch locations$/],
  ['API-07: ratings that fail to load', () => render(<Snap21Rating orgId="1" />), /^Unable to fetch Snap 21 ratings at this moment\.$/],
]

test.each(LOGGED_ONLY)('ERR-01, %s is one line in the console, and no message to the visitor', async (_, bringAbout, line) => {
  render(<main>The page</main>)
  await bringAbout()
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  expect(lines[0]).toMatch(line)
  expect(document.querySelector('[role=alert], [role=alertdialog], [role=dialog]')).toBeNull()
  expect(document.querySelector('main')?.textContent).toBe('The page')
})

test('ERR-01: the page works in a browser that blocks storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied')
  })
  expect(() => render(<ShopperStart site={{ hasAccounts: false, keepsFavourites: true, gatedRoutes: [] }} />)).not.toThrow()
  expect(lines).toEqual([])
})

/** The test files for the other cases of the catalogue (ERR-02). */
const HOMES = [
  ...['API-01', 'API-09', 'SRCH-22', 'GAUGE-03', 'SRCH-14', 'API-04', 'LEAD-16', 'LEAD-20', 'API-18', 'EVT-01', 'PHONE-04', 'API-03'],
  ...['SIM-11', 'SPIN-06', 'PHONE-05', 'API-07', 'API-08', 'DEL-01', 'DEL-02', 'LEAD-05'],
]

function readTests(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  return files
    .filter((file) => !file.endsWith('logged-only.test.tsx'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
}

test('ERR-02: every other case of the catalogue has a test', () => {
  const proofs = ['src', 'blocks', 'tests'].map(readTests).join('\n')
  expect(HOMES.filter((home) => !new RegExp(`['"\`, ]${home}\\b`).test(proofs))).toEqual([])
})
