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

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] })
  document.head.innerHTML = '<link rel="stylesheet" disabled="" data-rest=""><script data-late="first last"></script>'
  const element = document.querySelector('script')
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(element)
  new Function(FIRST_VIEW)()
})
afterEach(() => {
  // the document is shared with the tests of other files
  document.head.innerHTML = ''
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('PERF-15: scripts wait until the page has loaded and been painted, and are added once', () => {
  expect(listAdded()).toEqual([])
  dispatchEvent(new Event('load'))
  expect(listAdded()).toEqual([])
  vi.advanceTimersByTime(100)
  expect(listAdded()).toEqual(BOTH)
  expect(document.head.lastElementChild?.outerHTML).toBe('<link rel="stylesheet" data-rest="">')
  dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(5_000)
  expect(listAdded()).toEqual(BOTH)
})

test.each(['pointerdown', 'keydown', 'wheel'])('PERF-15: scripts do not wait when the visitor does something: %s', (event) => {
  dispatchEvent(new Event(event))
  expect(listAdded()).toEqual(BOTH)
})

test('PERF-15: scripts wait four seconds at most for what the first view shows', () => {
  vi.advanceTimersByTime(3_999)
  expect(listAdded()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(listAdded()).toEqual(BOTH)
})
