// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchTyping } from './type-in-preview'

const ADMIN = 'https://forecourt.example'
const post = vi.fn()
const typing: (string | null)[] = []
let parent: MessageEventSource
let stop = () => {}

beforeEach(() => {
  document.body.innerHTML =
    '<div data-preview-block="b1"><h2>Utes</h2><p>Two <b>texts</b> here</p><a href="/x"><svg></svg>All cars</a></div>'
  const source = document.body.appendChild(document.createElement('iframe')).contentWindow
  if (!source) throw new Error('no window')
  parent = source
  vi.spyOn(source, 'postMessage').mockImplementation(post)
  vi.spyOn(window, 'parent', 'get').mockReturnValue(source)
  stop = watchTyping({ adminOrigin: ADMIN, onTyping: (id) => typing.push(id) })
  post.mockClear()
  typing.length = 0
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(selector)
  return element
}
const answer = (text: string, origin = ADMIN) =>
  window.dispatchEvent(
    new MessageEvent('message', { data: { type: 'forecourt-may-type', id: 'b1', text, nth: 0 }, origin, source: parent }),
  )
const press = (key: string) => find('[data-preview-typing]').dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))

function type(value: string): void {
  find('[data-preview-typing]').textContent = value
  find('[data-preview-typing]').dispatchEvent(new InputEvent('input'))
}
function open(selector: string, text: string): void {
  find(selector).click()
  answer(text)
  find(selector).click()
}

test('EDT-06: the second click on a text puts the caret into it, and what is typed goes to the admin as text', () => {
  open('h2', 'Utes')
  expect(find('h2 [contenteditable="plaintext-only"]').textContent).toBe('Utes')
  type('<b>Utes</b> and vans')
  press('Enter')
  expect(post.mock.calls).toEqual([
    [{ type: 'forecourt-begin-typing', id: 'b1', text: 'Utes', nth: 0 }, ADMIN],
    [{ type: 'forecourt-typed', value: '<b>Utes</b> and vans' }, ADMIN],
    [{ type: 'forecourt-end-typing' }, ADMIN],
  ])
  expect(typing).toEqual(['b1', null])
  expect([document.querySelector('[contenteditable]'), find('h2').textContent]).toEqual([null, '<b>Utes</b> and vans'])
})

test('EDT-06: Escape takes back what was typed, and a click elsewhere keeps it', () => {
  open('h2', 'Utes')
  type('Vans')
  press('Escape')
  expect(post.mock.calls.map(([message]) => message.value).filter(Boolean)).toEqual(['Vans', 'Utes'])
  expect(find('h2').textContent).toBe('Utes')
  open('a', 'All cars')
  type('Every car')
  find('[data-preview-typing]').dispatchEvent(new FocusEvent('blur'))
  expect(find('a').innerHTML).toBe('<svg></svg>Every car')
})

test('EDT-06: a second click that comes before the answer counts', () => {
  find('h2').click()
  find('h2').click()
  expect(document.querySelector('[contenteditable]')).toBeNull()
  answer('Utes')
  expect(document.querySelector('[contenteditable]')).not.toBeNull()
})

test('EDT-06, SEC-08: nothing is typed into without the answer of the admin for that text', () => {
  find('h2').click()
  answer('Utes', 'http://evil.example')
  answer('Other')
  find('h2').click()
  expect(document.querySelector('[contenteditable]')).toBeNull()
})

test('EDT-06: a text with formats in it is not typed into', () => {
  open('p', 'Two texts here')
  expect(document.querySelector('[contenteditable]')).toBeNull()
})
