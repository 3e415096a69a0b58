// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { VisitTracker } from './visit-tracker'
import { ViewCount } from './view-count'
import { readViews, viewAddress } from './view-call'
import { hidePhone } from '@/domain/locations/phone-view'

type Sent = { path: string; body: unknown }
const sent: Sent[] = []
let answer: () => Promise<Response>
const warned = vi.fn<(...words: unknown[]) => void>()

beforeEach(() => {
  sent.length = 0
  answer = () => Promise.resolve(new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    sent.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null })
    return answer()
  })
  vi.spyOn(console, 'warn').mockImplementation(warned.mockReset())
})
afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('visitor actions', () => {
  const record = { id: 7, stocknum: 'S7', make: 'Toyota', model: 'RAV4', body: 'SUV', simple_body: 'suv' }
  const car = { record, dealershipId: 3, websiteId: 1, isUsed: false, hasPhone: true }
  const page = (overrides: Partial<typeof car> = {}) =>
    render(
      <>
        <details data-reveal-phone="">
          <summary>(07) ****</summary>
          <a href="/contact" data-phone={hidePhone('(07) 5550 4400')}>
            Call Now <span data-phone-text="" />
          </a>
        </details>
        <details>
          <summary>More</summary>
        </details>
        <a href="/report.pdf" data-visit="history">
          History report
        </a>
        <VisitTracker car={{ ...car, ...overrides }} />
      </>,
    )
  const toggle = async (fold: Element | null | undefined) => {
    await act(async () => {
      if (fold instanceof HTMLDetailsElement) fold.open = true
      fold?.dispatchEvent(new Event('toggle'))
    })
  }

  test('PHONE-01, API-19: the first reveal of the number is logged once, with vehicle, dealership and site', async () => {
    const { container } = page()
    const [phone, other] = container.querySelectorAll('details')
    await toggle(other)
    expect(sent).toEqual([])
    await toggle(phone)
    await toggle(phone)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Call Now (07) 5550 4400'))
    expect(sent).toEqual([{ path: '/api/events/reveal-phone', body: { car_id: 7, dealership_id: 3, website_id: 1 } }])
    expect(document.activeElement?.getAttribute('href')).toBe('tel:+61755504400')
  })

  test.each([
    ['a refusal', () => Promise.resolve(new Response(null, { status: 500 }))],
    ['no answer', () => Promise.reject(new TypeError('offline'))],
  ])('PHONE-05: %s is only logged to the console, and the number stays', async (_, given) => {
    answer = given
    const { container } = page()
    await toggle(container.querySelector('details'))
    await waitFor(() => expect(warned).toHaveBeenCalledWith('The reveal of the phone number was not logged.', expect.anything()))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(container.querySelector('details')?.open).toBe(true)
  })

  test('PHONE-01, PHONE-02: pressing a hidden number dials it and logs both the reveal (API-19) and the call (EVT-10)', async () => {
    page()
    const link = screen.getByText('Call Now')
    // The click doesn't follow the link's fallback address.
    expect(fireEvent.click(link)).toBe(false)
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(link.getAttribute('href')).toBe('tel:+61755504400')
    expect(fireEvent.click(link)).toBe(true)
    const call = { path: '/api/events', body: { id: 25, car_id: 7 } }
    const reveal = { path: '/api/events/reveal-phone', body: { car_id: 7, dealership_id: 3, website_id: 1 } }
    expect(sent).toEqual([reveal, call, call])
  })

  test('VDP-27: opening the history report is logged (EVT-14)', () => {
    page()
    fireEvent.click(screen.getByText('History report'))
    expect(sent).toEqual([{ path: '/api/events', body: { id: 60, car_id: 7 } }])
  })

  test.each([
    ['EVT-02: the view of a used car is logged', true, [{ path: '/api/events', body: { id: 4, car_id: 7 } }]],
    ['EVT-02: that of a new or demo car is not', false, []],
  ])('%s', (_, isUsed, expected) => {
    page({ isUsed })
    expect(sent).toEqual(expected)
  })

  test('FAV-06, FAV-07, FAV-08: the vehicle is stored among the viewed ones, newest first, and unreadable entries are dropped', async () => {
    localStorage.setItem('viewedCars', '{[')
    const other = { ...record, id: 8 }
    const stored = () => localStorage.getItem('viewedCars')
    page()
    await waitFor(() => expect(stored()).toBe(JSON.stringify([record])))
    cleanup()
    page({ record: other })
    await waitFor(() => expect(stored()).toBe(JSON.stringify([other, record])))
    cleanup()
    page()
    await waitFor(() => expect(stored()).toBe(JSON.stringify([record, other])))
  })

  test('PHONE-04: a vehicle without a phone number logs a console warning', () => {
    page({ hasPhone: false })
    expect(warned).toHaveBeenCalledWith('Car 7 has no phone number: no call button is shown.')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('views', () => {
  const car = { slug: 'rav4', photosCount: 24, updatedAt: 1_790_000_000, websiteId: 1, apiBase: '', isShown: true }
  const refresh = vi.fn<() => void>()
  const nothing = () => undefined
  const router = {
    refresh,
    back: nothing,
    forward: nothing,
    push: nothing,
    replace: nothing,
    prefetch: nothing,
    experimental_gesturePush: nothing,
    bfcacheId: '',
  }
  const show = (overrides: Partial<typeof car> = {}) =>
    render(
      <AppRouterContext.Provider value={router}>
        <ViewCount car={{ ...car, ...overrides }} />
      </AppRouterContext.Provider>,
    )
  const says =
    (body: unknown, status = 200) =>
    () =>
      Promise.resolve(Response.json(body, { status }))

  test.each([
    ['', '/api/cars/rav4/view.json?photos_count=24&updated_at=1790000000&website_id=1'],
    ['https://api.example/v2/', 'https://api.example/v2/cars/rav4/view.json?photos_count=24&updated_at=1790000000&website_id=1'],
  ])('API-03: with the base %j the address is %s', (apiBase, expected) => {
    expect(viewAddress({ ...car, apiBase })).toBe(expected)
  })

  test.each([
    ['API-03: the number of views', { views: 412, car_fields: {} }, '412 views'],
    ['LOOK-20: twenty views', { views: 20, car_fields: {} }, '20 views'],
    ['API-03: thousands', { views: 12_345, car_fields: {} }, '12,345 views'],
  ])('%s', async (_, body, text) => {
    answer = says(body)
    show()
    await waitFor(() => expect(document.body.textContent).toBe(text))
    expect(refresh).not.toHaveBeenCalled()
  })

  test.each([
    ['API-03: a refusal shows nothing', says({ error: { code: 'failed', message: 'no' } }, 500)],
    ['API-03: no response shows nothing', () => Promise.reject(new TypeError('offline'))],
    ['API-03: plain text shows nothing', () => Promise.resolve(new Response('hello'))],
    ['VDP-04: a tenant without the number shows nothing', says({ views: null, car_fields: {} })],
  ])('%s', async (_, given) => {
    answer = given
    const { container } = show()
    await waitFor(() => expect(container.innerHTML).toBe(''))
  })

  test('LOOK-20: fewer than twenty views are not shown, but keep their space', async () => {
    answer = says({ views: 20, car_fields: {} })
    show()
    await waitFor(() => expect(screen.getByText('20 views').className).not.toContain('invisible'))
    cleanup()
    answer = says({ views: 19, car_fields: {} })
    const { container } = show()
    await waitFor(() => expect(sent).toHaveLength(2))
    // Long enough for the answer to be read and shown.
    await act(() => new Promise<void>((done) => void setTimeout(done, 30)))
    expect(container.firstElementChild?.className).toContain('invisible')
    expect(container.textContent).not.toContain('19')
  })

  test('VDP-04: a view is counted even where the number is hidden', async () => {
    answer = says({ views: null, car_fields: {} })
    const { container } = show({ isShown: false })
    expect(container.innerHTML).toBe('')
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual([expect.stringContaining('/api/cars/rav4/view.json')]))
  })

  test('API-03, PERF-15: a page with outdated vehicle data is refreshed, with the whole style sheets', async () => {
    document.head.innerHTML = '<link rel="stylesheet" data-precedence="next" disabled>'
    answer = says({ views: 5, car_fields: { price: 41_990 } })
    show()
    await waitFor(() => expect(refresh).toHaveBeenCalledOnce())
    expect(document.querySelector('link[data-precedence]')?.hasAttribute('disabled')).toBe(false)
    document.head.innerHTML = ''
  })

  test('API-03: unusable responses are ignored', async () => {
    answer = says([])
    expect(await readViews('/api/cars/rav4/view.json')).toEqual({ views: null, isOutdated: false })
  })
})
