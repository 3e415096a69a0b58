// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import type { PreviewMessage } from '@/domain/preview/preview-message'
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

test("ADM-03, SEC-08: a click is sent to the admin's origin and has no other effect", () => {
  fakeParentWindow()
  document.body.insertAdjacentHTML('beforeend', '<main data-preview-block="hero"><a href="/search">Search</a></main>')
  const root = document.querySelector('main')
  if (!root) throw new Error('no block')
  watchClicks(root, ADMIN)
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  root.querySelector('a')?.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(true)
  expect(parent.postMessage.mock.calls).toEqual([[{ type: 'forecourt-open-block', id: 'hero', text: 'Search', nth: 0 }, ADMIN]])
})
