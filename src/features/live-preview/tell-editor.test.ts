// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import type { PreviewMessage } from '@/domain/preview/preview-message'
import { hearEditor, watchClicks } from './tell-editor'

const ADMIN = 'https://forecourt.example'
const SAVED = { type: 'payload-document-event' }
const parent = { postMessage: vi.fn() }

afterEach(() => {
  vi.unstubAllGlobals()
  parent.postMessage.mockClear()
  document.body.replaceChildren()
})

/** A window around the preview, whose messages come from `source`. */
function standInFrame(): MessageEventSource {
  const source = document.body.appendChild(document.createElement('iframe')).contentWindow
  if (!source) throw new Error('no window')
  vi.spyOn(source, 'postMessage').mockImplementation(parent.postMessage)
  vi.spyOn(window, 'parent', 'get').mockReturnValue(source)
  return source
}

function heard(message: MessageEventInit): PreviewMessage[] {
  const messages: PreviewMessage[] = []
  const stop = hearEditor(ADMIN, (one) => messages.push(one))
  window.dispatchEvent(new MessageEvent('message', message))
  stop()
  window.dispatchEvent(new MessageEvent('message', message))
  return messages
}

test('ADM-02, SEC-08: the admin around the preview is heard, and told that somebody listens', () => {
  const source = standInFrame()
  expect(heard({ data: SAVED, origin: ADMIN, source })).toEqual([{ kind: 'saved' }])
  expect(parent.postMessage.mock.calls).toEqual([[{ type: 'payload-live-preview', ready: true }, ADMIN]])
})

test('SEC-08: another page around it, and another window of the admin’s origin, are not heard', () => {
  const source = standInFrame()
  expect(heard({ data: SAVED, origin: 'http://evil.example', source })).toEqual([])
  expect(heard({ data: SAVED, origin: window.location.origin, source })).toEqual([])
  expect(heard({ data: SAVED, origin: ADMIN, source: window })).toEqual([])
})

test('ADM-03, SEC-08: a click is told to the admin’s origin, and does nothing else', () => {
  standInFrame()
  document.body.insertAdjacentHTML('beforeend', '<main data-preview-block="hero"><a href="/search">Search</a></main>')
  const root = document.querySelector('main')
  if (!root) throw new Error('no block')
  watchClicks(root, ADMIN)
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  root.querySelector('a')?.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(true)
  expect(parent.postMessage.mock.calls).toEqual([[{ type: 'forecourt-open-block', id: 'hero' }, ADMIN]])
})
