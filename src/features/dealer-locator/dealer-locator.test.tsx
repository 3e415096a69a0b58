// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { toWebsites } from '@/domain/locations/manufacturer-websites'
import { aSiteLocation } from '@tests/builders/site-location'
import { DealerPickerForm } from './dealer-picker'
import { DEALER_EVENT, recallDealer } from './dealer-memory'
import { LocatorApp } from './locator-app'

const dealerships = ['Aurora Geelong', 'Aurora Bendigo', 'Aurora Sydney'].map((name, at) => ({
  id: at + 1,
  slug: name.toLowerCase().replace(' ', '-'),
  name,
  websiteUrl: null,
}))
const spots = [
  { lat: -38.139, lng: 144.349 },
  { lat: -36.794, lng: 144.242 },
  { lat: -33.905, lng: 151.194 },
]
const websites = toWebsites(
  dealerships,
  dealerships.map((dealership, at) =>
    aSiteLocation({ id: 10 + at, slug: dealership.slug, name: dealership.name, dealership, coordinates: spots[at] ?? null }),
  ),
)
const geelong = { label: 'Geelong VIC 3220', lat: -38.15, lng: 144.36, suburb: 'Geelong', state: 'VIC', postcode: '3220' }

/** Responds to the platform's calls. */
function answer(calls: Record<string, unknown>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    const found = Object.entries(calls).find(([start]) => path.startsWith(start))
    return Promise.resolve(found ? Response.json(found[1]) : new Response('', { status: 503 }))
  })
  return asked
}

// Allow for slow machines.
beforeAll(() => configure({ asyncUtilTimeout: 10_000 }))
afterAll(() => configure({ asyncUtilTimeout: 1_000 }))
beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  window.history.replaceState(null, '', '/')
})

const both = { '/api/manufacturer-locations': websites, '/api/postcodes': { places: [geelong], message: null } }
const field = () => screen.getByRole<HTMLInputElement>('combobox')
const type = (text: string) => fireEvent.input(field(), { target: { value: text }, inputType: 'insertText' })
const sent = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? null

function draw() {
  return render(
    <DealerPickerForm id="dealer" action="/book-test-drive">
      <button type="submit">Go on</button>
    </DealerPickerForm>,
  )
}

async function choosePlace() {
  field().focus()
  type('geel')
  fireEvent.click(await screen.findByRole('option', { name: 'Geelong VIC 3220' }))
  return screen.findByRole('button', { name: /Aurora Geelong/ })
}

describe('the dealer picker', () => {
  test('DLR-03, API-01: it loads the dealerships and finds them by name beside places', async () => {
    const asked = answer(both)
    draw()
    await waitFor(() => expect(asked).toContain('/api/manufacturer-locations'))
    field().focus()
    type('aurora syd')
    fireEvent.click(await screen.findByRole('option', { name: 'Aurora Sydney' }))
    await waitFor(() => expect([sent('location_id'), sent('dealership_slug')]).toEqual(['12', 'aurora-sydney']))
  })

  test('DLR-04, API-10: places are looked up after 300 ms without typing, among Australian places only', async () => {
    const asked = answer(both)
    draw()
    field().focus()
    const began = performance.now()
    for (const text of ['g', 'ge', 'gee', 'geel']) type(text)
    await screen.findByRole('option', { name: 'Geelong VIC 3220' })
    expect(performance.now() - began).toBeGreaterThanOrEqual(290)
    expect(asked.filter((path) => path.startsWith('/api/postcodes'))).toEqual(['/api/postcodes?q=geel'])
  })

  test('DLR-05, DLR-06: a place lists the dealerships within 250 km, nearest first, and a button selects one', async () => {
    answer(both)
    draw()
    const first = await choosePlace()
    expect(screen.getByText('Two dealerships within 250 km of Geelong VIC 3220')).toBeTruthy()
    const buttons = screen.getAllByRole('button').filter((button) => button.hasAttribute('aria-pressed'))
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^1Aurora Geelong.*2 km$/),
      expect.stringMatching(/^2Aurora Bendigo.*151 km$/),
    ])
    expect(sent('location_id')).toBeNull()
    fireEvent.click(first)
    expect(first.getAttribute('aria-pressed')).toBe('true')
    expect([sent('location_id'), sent('dealership_id'), sent('dealership_slug'), sent('dealership_name')]).toEqual([
      '10',
      '1',
      'aurora-geelong',
      'Aurora Geelong',
    ])
  })

  test('DLR-07: emptying the text clears the selection, also for the next visit', async () => {
    answer(both)
    draw()
    fireEvent.click(await choosePlace())
    expect(recallDealer()).toBe(10)
    type('')
    await waitFor(() => expect(sent('location_id')).toBeNull())
    expect(recallDealer()).toBeNull()
  })

  test("DLR-08: without a dealership the form reports the missing field and isn't sent", async () => {
    answer(both)
    const { container } = draw()
    const form = container.querySelector('form')
    const submit = new Event('submit', { bubbles: true, cancelable: true })
    if (form) fireEvent(form, submit)
    expect(submit.defaultPrevented).toBe(true)
    expect(await screen.findByText('*Please select a dealership location')).toBeTruthy()
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field())
  })

  test('DLR-06: the choice is stored on the device, sent as an event, and restored on the next visit', async () => {
    answer(both)
    const told = vi.fn<(event: Event) => void>()
    window.addEventListener(DEALER_EVENT, told)
    draw()
    fireEvent.click(await choosePlace())
    expect(told.mock.calls[0]?.[0]).toMatchObject({ detail: 'aurora-geelong' })
    window.removeEventListener(DEALER_EVENT, told)
    cleanup()
    draw()
    await waitFor(() => expect(sent('dealership_slug')).toBe('aurora-geelong'))
  })

  test('DLR-06: the address can name a dealership or a place', async () => {
    answer(both)
    window.history.replaceState(null, '', '/?dealer=aurora-bendigo')
    draw()
    await waitFor(() => expect(sent('dealership_slug')).toBe('aurora-bendigo'))
    cleanup()
    window.history.replaceState(null, '', '/?near=3220')
    draw()
    expect(await screen.findByText('Two dealerships within 250 km of Geelong VIC 3220')).toBeTruthy()
    expect(field().value).toBe('Geelong VIC 3220')
  })

  test.each([
    ['Invalid postcode', 'Invalid postcode'],
    [null, 'No suburb or dealership found'],
  ])("API-09, SRCH-22: without a match the lookup's message %j is shown as %j", async (message, shown) => {
    answer({ ...both, '/api/postcodes': { places: [], message } })
    draw()
    field().focus()
    type('9998')
    expect(await screen.findByText(shown)).toBeTruthy()
    expect(screen.queryByRole('option')).toBeNull()
  })

  test('API-01: a failure is logged to the console only, and the picker stays empty', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answer({ '/api/postcodes': both['/api/postcodes'] })
    draw()
    await waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith('Failed to fetch locations'))
    field().focus()
    type('aurora')
    await screen.findByRole('option', { name: 'Geelong VIC 3220' })
    expect(screen.queryByRole('option', { name: /Aurora/ })).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

test('DLR-06: before a place is known a few dealerships are listed beside the map and can be selected', async () => {
  answer(both)
  const view = { licence: null, week: [], phone: null, directions: '#', detailsHref: '#', open: { today: 'Open until 5:30 pm', steps: [] } }
  const panels = dealerships.map(({ name, slug }, at) => ({
    ...{ ...view, locationId: 10 + at, name, address: `${name}, Victoria`, bookHref: `/book-test-drive/?dealer=${slug}` },
  }))
  render(
    <LocatorApp id="locator" title={<h1>Find a dealer</h1>} panels={panels} source={{ tiles: null, attribution: null, picture: null }} />,
  )
  const bendigo = await screen.findByRole('button', { name: /Aurora Bendigo/ })
  expect(screen.getAllByRole('button', { name: /^\d?Aurora/ })).toHaveLength(3)
  fireEvent.click(bendigo)
  await waitFor(() => expect(screen.getByRole('link', { name: /Book a test drive/ }).getAttribute('href')).toContain('aurora-bendigo'))
})
