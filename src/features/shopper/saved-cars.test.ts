// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { StoredCar } from '@/domain/account/stored-cars'
import type { ToastMessage } from '@/ui/primitives/toast/toasts'

const car = (id: number): StoredCar => ({
  ...{ id, name: '2023 Toyota RAV4', slug: `rav4-${id}`, make: 'Toyota', model: 'RAV4', primary_image_url: '/a.jpg' },
})
const site = { hasAccounts: true, keepsFavourites: true, gatedRoutes: [] }
const calls: { path: string; body: unknown }[] = []
const toasts: ToastMessage[] = []
let answers: Record<string, () => Response>

/** A response that arrives on command. */
function answerLater() {
  let give: (answer: Response) => void = () => undefined
  const promise = new Promise<Response>((resolve) => (give = resolve))
  return { promise, give }
}

beforeEach(() => {
  calls.length = 0
  toasts.length = 0
  answers = { '/api/watchlist': () => Response.json({ error: { code: 'signed_out', message: 'Please sign in first.' } }, { status: 401 }) }
  // Keep the observers of earlier tests away.
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
    },
  )
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    calls.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null })
    return answers[path]?.() ?? Response.json({ success: true })
  })
})
afterEach(() => {
  localStorage.clear()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Opens a page with a vehicle's buttons and a fresh script. */
async function open(kind: 'watchlist' | 'favourite', given = car(7), isHidden = false, home = 'garage') {
  document.body.innerHTML = `<span data-saved-count hidden></span><a href="/sign-in" data-account-link="${home}"><span data-account-word>Sign in</span></a>
    <span data-car='${JSON.stringify(given)}'><button data-keep="${kind}" aria-pressed="false" ${isHidden ? 'hidden' : ''}></button><button data-keep="compare" aria-pressed="false"></button></span>`
  const [kept, { subscribeToToasts: hearToasts }] = await Promise.all([import('./saved-cars'), import('@/ui/primitives/toast/toasts')])
  hearToasts((message) => toasts.push(message))
  const [save, compare] = document.querySelectorAll<HTMLElement>('button')
  if (!save || !compare) throw new Error('no buttons')
  return { kept, save, compare, isPressed: () => save.getAttribute('aria-pressed') }
}

const signedIn = (...ids: number[]) => {
  localStorage.setItem('signedIn', 'yes')
  answers['/api/watchlist'] = () => Response.json({ phone: '+61491570156', items: ids.map((id) => ({ id: id + 100, car_id: id })) })
}

describe('the watchlist', () => {
  test('WATCH-04, WATCH-07, EVT-12: a vehicle is saved at once, then the call is sent, then the visitor is told', async () => {
    signedIn()
    const { kept, save, isPressed } = await open('watchlist')
    const { promise, give } = answerLater()
    const usual = globalThis.fetch
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => (path === '/api/watchlist/save-car' ? promise : usual(path, init)))
    const done = kept.press(save, site)
    await vi.waitFor(() => expect(isPressed()).toBe('true'))
    expect(toasts).toEqual([])
    expect(calls).toContainEqual({ path: '/api/events', body: { id: 39, car_id: 7 } })
    expect(document.querySelector('[data-saved-count]')?.textContent).toBe('1')
    give(Response.json({ success: true }))
    await done
    expect(toasts).toEqual([
      {
        title: 'Car Saved In Watchlist',
        text: '2023 Toyota RAV4 is now available in your watchlist',
        link: { label: 'View List', href: '/watchlist' },
      },
    ])
  })

  test('WATCH-05, WATCH-08: a vehicle is removed', async () => {
    signedIn(7)
    const { kept, save, isPressed } = await open('watchlist')
    await kept.showSavedState()
    expect(isPressed()).toBe('true')
    await kept.press(save, site)
    expect(isPressed()).toBe('false')
    expect(calls.at(-1)).toEqual({ path: '/api/watchlist/remove-car', body: { phone_number: '+61491570156', car_id: 7 } })
    expect(toasts).toEqual([{ title: 'Car Removed', text: '2023 Toyota RAV4 is no longer in your watchlist' }])
  })

  test.each([
    ['API-04: saving', [], 'save', 'false', 'The car was not saved'],
    ['API-05: removing', [7], 'remove', 'true', 'The car was not removed'],
  ])('WATCH-04, %s that fails is undone after an alert', async (_, ids, word, pressed, title) => {
    signedIn(...ids)
    answers[`/api/watchlist/${word}-car`] = () =>
      Response.json({ success: false, error: { code: 'not_found', message: 'This car has been sold.' } }, { status: 404 })
    const { kept, save, isPressed } = await open('watchlist')
    await kept.press(save, site)
    expect(toasts).toEqual([{ title, text: 'This car has been sold.', tone: 'bad' }])
    expect(isPressed()).toBe(pressed)
  })

  test('WATCH-06: only visitors who have saved a sold vehicle see its button', async () => {
    signedIn(7)
    const mine = await open('watchlist', car(7), true)
    await mine.kept.showSavedState()
    expect(mine.save.hidden).toBe(false)
    const other = await open('watchlist', car(8), true)
    await other.kept.showSavedState()
    expect(other.save.hidden).toBe(true)
  })

  test("WATCH-03: visitors who aren't signed in are sent to sign in, and the vehicle waits among the favourites", async () => {
    const { kept, save } = await open('watchlist')
    await kept.press(save, site)
    expect(JSON.parse(localStorage.getItem('favourites') ?? '[]')).toEqual([car(7)])
    expect(calls.map(({ path }) => path)).toEqual(['/api/watchlist'])
  })

  test("WATCH-01: a vehicle waiting for sign-in isn't in the watchlist yet, and its button says so", async () => {
    localStorage.setItem('favourites', JSON.stringify([car(7)]))
    const { kept, isPressed } = await open('watchlist')
    await kept.showSavedState()
    expect(isPressed()).toBe('false')
  })

  test("WATCH-03, ERR-02: when the site doesn't respond the visitor sees an error, stays on the page and can retry", async () => {
    localStorage.setItem('signedIn', 'yes')
    answers['/api/watchlist'] = () => new Response('', { status: 503 })
    const { kept, save, isPressed } = await open('watchlist')
    await kept.press(save, site)
    expect(toasts).toEqual([expect.objectContaining({ title: 'We couldn’t reach your watchlist', tone: 'bad' })])
    expect([localStorage.getItem('favourites'), localStorage.getItem('signedIn')]).toEqual([null, 'yes'])
    signedIn()
    await kept.press(save, site)
    expect([isPressed(), toasts.at(-1)?.title]).toEqual(['true', 'Car Saved In Watchlist'])
  })

  test.each([
    ['garage', '/my-garage', 'My garage'],
    ['watchlist', '/watchlist', 'Your account'],
  ])('AUTH-02, TEN-08: on a site with a %s the header leads signed-in visitors to %s', async (home, href, words) => {
    signedIn(7)
    const { kept } = await open('watchlist', car(7), false, home)
    await kept.showSavedState()
    const link = document.querySelector<HTMLAnchorElement>('[data-account-link]')
    expect([link?.getAttribute('href'), link?.textContent]).toEqual([href, words])
  })
})

describe('favourites and comparison', () => {
  test('FAV-01, FAV-03, EVT-12: a favourite is stored in the browser, logged once, and can be removed again', async () => {
    const { kept, save, isPressed } = await open('favourite')
    await kept.press(save, site)
    expect([isPressed(), JSON.parse(localStorage.getItem('favourites') ?? '[]')]).toEqual(['true', [car(7)]])
    await kept.press(save, site)
    expect([isPressed(), localStorage.getItem('favourites')]).toEqual(['false', '[]'])
    expect(calls).toEqual([{ path: '/api/events', body: { id: 39, car_id: 7 } }])
  })

  test('FAV-05: compared vehicles are remembered, shown, and removed by their link', async () => {
    localStorage.setItem('compareCars', 'other-car')
    const { kept, compare } = await open('favourite')
    await kept.press(compare, site)
    expect([localStorage.getItem('compareCars'), compare.getAttribute('aria-pressed')]).toEqual(['other-car,rav4-7', 'true'])
    kept.dropCompared('other-car')
    expect(localStorage.getItem('compareCars')).toBe('rav4-7')
  })

  test('LOOK-08: chosen vehicles are in a tray with their pictures, from which they can be compared and removed', async () => {
    localStorage.setItem('compareCars', 'other-car')
    const { kept, compare } = await open('favourite')
    await kept.press(compare, site)
    const tray = await vi.waitUntil(() => document.querySelector('section[aria-label="Cars to compare"]'))
    const links = () => [...tray.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links()).toEqual(['/cars/other-car', '/cars/rav4-7', '/compare?cars=other-car,rav4-7'])
    expect(tray.querySelector('img')?.getAttribute('src')).toBe('/a.jpg')
    expect(tray.querySelector('[role=status]')?.textContent).toBe('2 cars chosen to compare')
    tray.querySelector<HTMLElement>('button[aria-label="Remove other car from the comparison"]')?.click()
    await vi.waitFor(() => expect(links()).toEqual(['/cars/rav4-7']))
    expect([tray.textContent, localStorage.getItem('compareCars')]).toEqual([expect.stringContaining('Choose one more car'), 'rav4-7'])
    await kept.press(compare, site)
    await vi.waitFor(() => expect(document.getElementById('compare-tray')).toBeNull())
    expect([localStorage.getItem('compareCars'), localStorage.getItem('comparedCars')]).toEqual([null, null])
  })

  test.each([
    ['', true],
    ['?cars=rav4-7', false],
  ])('LOOK-08: at /compare%s the tray is shown: %s', async (search, isShown) => {
    window.history.replaceState(null, '', `/compare${search}`)
    const { kept, compare } = await open('favourite')
    await kept.press(compare, site)
    await vi.waitFor(() => expect(localStorage.getItem('compareCars')).toBe('rav4-7'))
    await vi.dynamicImportSettled()
    expect(document.getElementById('compare-tray') !== null).toBe(isShown)
    window.history.replaceState(null, '', '/')
  })

  test('FAV-05: a fifth vehicle is refused with a message', async () => {
    localStorage.setItem('compareCars', 'a,b,c,d')
    const { kept, compare } = await open('favourite')
    await kept.press(compare, site)
    expect([localStorage.getItem('compareCars'), toasts.at(-1)?.title]).toEqual(['a,b,c,d', 'You can compare four cars'])
  })

  test('FAV-08: unreadable entries count as missing', async () => {
    localStorage.setItem('favourites', '{[')
    const { kept, save, isPressed } = await open('favourite')
    await kept.showSavedState()
    expect(isPressed()).toBe('false')
    await kept.press(save, site)
    expect(isPressed()).toBe('true')
  })
})

describe('gated pages', () => {
  function openGarage(): string[] {
    const replaced: string[] = []
    const replace = (to: string) => replaced.push(to)
    vi.stubGlobal('location', { ...window.location, pathname: '/my-garage', search: '', hash: '', replace })
    return replaced
  }

  test("AUTH-05: when the site doesn't respond nobody is redirected", async () => {
    const replaced = openGarage()
    answers['/api/watchlist'] = () => new Response('', { status: 500 })
    const { requireSignIn } = await import('./require-sign-in')
    await requireSignIn(site)
    expect(replaced).toEqual([])
  })

  test("AUTH-05: visitors who aren't signed in are redirected only after loading", async () => {
    const { promise, give } = answerLater()
    vi.stubGlobal('fetch', () => promise)
    const replaced = openGarage()
    const { requireSignIn } = await import('./require-sign-in')
    const passing = requireSignIn(site)
    await new Promise((settle) => setTimeout(settle, 20))
    expect(replaced).toEqual([])
    give(Response.json({ error: { code: 'signed_out', message: 'Please sign in first.' } }, { status: 401 }))
    await passing
    expect(replaced).toEqual(['/sign-in?type=my-garage&redirect=%2Fmy-garage&back=%2F'])
  })
})
