// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FIRST_VIEW, takeScripts } from './first-view'

const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`

test('PERF-15: a page loses the scripts that load with its first view, and keeps all others', () => {
  const kept =
    '<script>own()</script><script src="/_next/static/chunks/old.js" noModule=""></script><script src="/vendor.js" async=""></script>'
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/last.js"/>'
  const html = `<head>${preload}${script('first')}${kept}${script('0~a_b-c')}</head><body>${script('last')}</body>`
  expect(takeScripts(html)).toEqual({ html: `<head>${kept}</head><body></body>`, names: ['first', '0~a_b-c', 'last'] })
})

const listAdded = () => [...document.querySelectorAll('head script[src]')].map((added) => added.getAttribute('src'))
const BOTH = ['/_next/static/chunks/first.js', '/_next/static/chunks/last.js']

/** Runs the script in a page that was opened in a way: 'navigate', 'reload' or 'back_forward'. */
function runOnOpening(type: string): void {
  const entry = { name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({}), type }
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
  new Function(FIRST_VIEW)()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] })
  document.head.innerHTML = '<script data-late="first last"></script>'
  const element = document.querySelector('script')
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(element)
})
afterEach(() => {
  // window and document are shared with the tests of other files: no script may still wait for an event
  dispatchEvent(new Event('keydown'))
  document.head.innerHTML = ''
  document.body.innerHTML = ''
  location.hash = ''
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('PERF-15: scripts wait until the page has loaded and been painted, and are added once', () => {
  runOnOpening('navigate')
  expect(listAdded()).toEqual([])
  dispatchEvent(new Event('load'))
  expect(listAdded()).toEqual([])
  vi.advanceTimersByTime(100)
  expect(listAdded()).toEqual(BOTH)
  dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(5_000)
  expect(listAdded()).toEqual(BOTH)
})

test.each(['pointerdown', 'keydown', 'wheel'])('PERF-15: scripts do not wait when the visitor does something: %s', (event) => {
  runOnOpening('navigate')
  dispatchEvent(new Event(event))
  expect(listAdded()).toEqual(BOTH)
})

test('PERF-15: scripts wait four seconds at most for what the first view shows', () => {
  runOnOpening('navigate')
  vi.advanceTimersByTime(3_999)
  expect(listAdded()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(listAdded()).toEqual(BOTH)
})

const sheetOfBelow = () => document.querySelector<HTMLStyleElement>('style#below')?.sheet
const layOut = () => {
  const blocks = ['hero', 'search', 'cars', 'reviews'].map((id) => `<div data-static="${id}"><section id="${id}"></section></div>`)
  document.body.innerHTML = `<main>${blocks.join('')}</main><footer id="footer" data-site-footer></footer>`
}

const readVisibility = (element: HTMLElement): unknown => Reflect.get(element.style, 'contentVisibility')

/** The browser tells an element of `content-visibility: auto` that it starts or stops to skip its content. */
const tell = (element: Element | undefined, skipped: boolean) =>
  element?.dispatchEvent(Object.assign(new Event('contentvisibilityautostatechange', { bubbles: true }), { skipped }))

test('PERF-14: on a new visit, what is below the first screen is laid out when the visitor gets near, and stays so', () => {
  layOut()
  runOnOpening('navigate')
  const [rule] = sheetOfBelow()?.cssRules ?? []
  expect(rule?.cssText).toContain('content-visibility: auto')
  const selector = rule?.cssText.split('{')[0] ?? ''
  const below = [...document.body.querySelectorAll<HTMLElement>(selector)]
  expect(below.map(({ id }) => id)).toEqual(['cars', 'reviews', 'footer'])
  dispatchEvent(new Event('load'))
  tell(below[1], true)
  vi.advanceTimersByTime(10_000)
  expect(below.map(readVisibility)).toEqual(['', '', ''])
  tell(below[0], false)
  expect(below.map(readVisibility)).toEqual(['visible', '', ''])
  expect(sheetOfBelow()).toBeDefined()
})

const press = (key: string) => dispatchEvent(new KeyboardEvent('keydown', { key }))

test.each(['Tab', 'End', 'Home', 'PageDown', 'PageUp'])('PERF-14: %s lays out the whole page before it moves far', (key) => {
  layOut()
  runOnOpening('navigate')
  press(key)
  expect(sheetOfBelow()).toBeUndefined()
})

test('PERF-14: a link to a part of the page lays out the whole page first; other links and typing do not', () => {
  layOut()
  document.body.insertAdjacentHTML('beforeend', '<a id="away" href="/search">Search</a><a id="there" href="#reviews"><b>Reviews</b></a>')
  runOnOpening('navigate')
  press('a')
  document.querySelector<HTMLElement>('#away')?.click()
  expect(sheetOfBelow()).toBeDefined()
  document.querySelector<HTMLElement>('#there b')?.click()
  expect(sheetOfBelow()).toBeUndefined()
})

test.each([
  ['reload', ''],
  ['back_forward', ''],
  ['navigate', '#reviews'],
])('PERF-14: the whole page is laid out at once to find the place that is to be shown: %s %s', (type, hash) => {
  layOut()
  location.hash = hash
  runOnOpening(type)
  expect(sheetOfBelow()).toBeUndefined()
})
