// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import type { PreviewMessage } from '@/domain/editing/preview/preview-message'
import { listenToEditor, watchClicks } from './notify-editor'

const ADMIN = 'https://forecourt.example'
const SAVED = { type: 'payload-document-event' }
const parent = { postMessage: vi.fn() }

afterEach(() => {
  vi.unstubAllGlobals()
  parent.postMessage.mockClear()
  document.body.replaceChildren()
})

/** A parent window whose messages come from `source`. */
function fakeParentWindow(): MessageEventSource {
  const source = document.body.appendChild(document.createElement('iframe')).contentWindow
  if (!source) throw new Error('no window')
  vi.spyOn(source, 'postMessage').mockImplementation(parent.postMessage)
  vi.spyOn(window, 'parent', 'get').mockReturnValue(source)
  return source
}

function heard(message: MessageEventInit): PreviewMessage[] {
  const messages: PreviewMessage[] = []
  const stop = listenToEditor(ADMIN, (one) => messages.push(one))
  window.dispatchEvent(new MessageEvent('message', message))
  stop()
  window.dispatchEvent(new MessageEvent('message', message))
  return messages
}

test("ADM-02, SEC-08: the preview receives the admin's messages and reports that it is ready", () => {
  const source = fakeParentWindow()
  expect(heard({ data: SAVED, origin: ADMIN, source })).toEqual([{ kind: 'saved' }])
  expect(parent.postMessage.mock.calls).toEqual([[{ type: 'payload-live-preview', ready: true }, ADMIN]])
})

test("SEC-08: messages from another parent page, or from another window of the admin's origin, are ignored", () => {
  const source = fakeParentWindow()
  expect(heard({ data: SAVED, origin: 'http://evil.example', source })).toEqual([])
  expect(heard({ data: SAVED, origin: window.location.origin, source })).toEqual([])
  expect(heard({ data: SAVED, origin: ADMIN, source: window })).toEqual([])
})

const PAGE = `<header><a href="/search">Menu</a><button>Open</button><a href="#main">Skip</a></header>
  <main><div data-preview-block="hero"><h2>Heading</h2><a href="/search"><b>Search</b></a><a href="#end">End</a></div></main>
  <footer><a href="tel:07">Call</a></footer>`

/** Clicks an element of the page. @returns Whether the browser still follows the click, and the messages to the admin. */
function click(selector: string, event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })) {
  fakeParentWindow()
  document.body.insertAdjacentHTML('beforeend', PAGE)
  const stop = watchClicks(document, ADMIN)
  document.querySelector(selector)?.dispatchEvent(event)
  stop()
  return { isFollowed: !event.defaultPrevented, sent: parent.postMessage.mock.calls }
}

const opened = (text: string) => ({ type: 'forecourt-open-block', id: 'hero', text, nth: 0 })
const pressed = (href: string, place: string, where = {}) => ({
  ...{ type: 'forecourt-press-link', href, place, id: '', text: '', nth: 0, isByKey: false },
  ...where,
})

test.each([
  ['a text', 'h2', [opened('Heading')]],
  ['a link of a block', 'main b', [opened('Search'), pressed('/search', 'content', { id: 'hero', text: 'Search' })]],
  ['an anchor of a block', 'main [href="#end"]', [opened('End')]],
  ['the space around blocks', 'main', []],
  ['a link of the header', 'header a', [pressed('/search', 'header')]],
  ['a link of the footer', 'footer a', [pressed('tel:07', 'footer')]],
])("ADM-03, EDT-08, SEC-08: a click on %s is sent to the admin's origin and has no other effect", (_name, selector, messages) => {
  expect(click(selector)).toEqual({ isFollowed: false, sent: messages.map((message) => [message, ADMIN]) })
})

test.each(['header button', 'header [href="#main"]'])('EDT-08: %s works as it does for visitors', (selector) => {
  expect(click(selector)).toEqual({ isFollowed: true, sent: [] })
})

test('EDT-08: a link pressed by key or with the middle button does not leave the preview either', () => {
  const byKey = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 })
  expect(click('footer a', byKey)).toEqual({ isFollowed: false, sent: [[pressed('tel:07', 'footer', { isByKey: true }), ADMIN]] })
  document.body.replaceChildren()
  parent.postMessage.mockClear()
  const middle = new MouseEvent('auxclick', { bubbles: true, cancelable: true, detail: 1, button: 1 })
  expect(click('footer a', middle)).toEqual({ isFollowed: false, sent: [[pressed('tel:07', 'footer'), ADMIN]] })
})
