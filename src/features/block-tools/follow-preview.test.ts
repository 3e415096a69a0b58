// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { listenToPreview, showInPreview, visitInPreview } from './follow-preview'

const PREVIEW = 'http://preview.localhost:3000'
const CLICK = { type: 'forecourt-open-block', id: 'hero' }

afterEach(() => document.body.replaceChildren())

/** The preview iframe as Payload renders it. */
function openPreview(src: string): Window {
  const frame = document.createElement('iframe')
  frame.id = 'live-preview-iframe'
  document.body.append(frame)
  frame.setAttribute('src', src)
  if (!frame.contentWindow) throw new Error('no window')
  return frame.contentWindow
}

function opened(message: MessageEventInit): string[] {
  const ids: string[] = []
  const stop = listenToPreview((message) => message.kind === 'open-block' && ids.push(message.id))
  window.dispatchEvent(new MessageEvent('message', message))
  stop()
  window.dispatchEvent(new MessageEvent('message', message))
  return ids
}

test('ADM-03, SEC-08: a click in the preview opens its block until the listener is removed', () => {
  const source = openPreview(`${PREVIEW}/preview/harbour/1?ticket=x`)
  expect(opened({ data: CLICK, origin: PREVIEW, source })).toEqual(['hero'])
})

test.each([
  ['another origin in the frame', 'http://evil.example', true],
  ['the admin’s own origin', window.location.origin, true],
  ['another window of the preview’s origin', PREVIEW, false],
])('SEC-08: %s is ignored', (_name, origin, isFrame) => {
  const frame = openPreview(`${PREVIEW}/preview/harbour/1`)
  expect(opened({ data: CLICK, origin, source: isFrame ? frame : window })).toEqual([])
})

test('SEC-08: messages are ignored while there is no preview or it has no address', () => {
  expect(opened({ data: CLICK, origin: PREVIEW, source: null })).toEqual([])
  expect(opened({ data: CLICK, origin: '', source: openPreview('') })).toEqual([])
})

test("ADM-03, SEC-08: the edited block is sent to the preview's origin only", () => {
  const post = vi.spyOn(openPreview(`${PREVIEW}/preview/harbour/1?ticket=x`), 'postMessage').mockImplementation(() => undefined)
  showInPreview('hero')
  expect(post.mock.calls).toEqual([[{ type: 'forecourt-show-block', id: 'hero' }, PREVIEW]])
})

test('EDT-08, SEC-08: another page is shown in the frame only at the preview’s own origin', () => {
  openPreview(`${PREVIEW}/preview/harbour/1?ticket=x`)
  const frame = document.querySelector('iframe')
  expect(['http://evil.example/preview/harbour/2', 'javascript:alert(1)', ''].map(visitInPreview)).toEqual([false, false, false])
  expect(frame?.src).toBe(`${PREVIEW}/preview/harbour/1?ticket=x`)
  expect(visitInPreview(`${PREVIEW}/preview/harbour/2?ticket=y&visit=1`)).toBe(true)
  expect(frame?.src).toBe(`${PREVIEW}/preview/harbour/2?ticket=y&visit=1`)
})
