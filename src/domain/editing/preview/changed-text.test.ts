import { expect, test } from 'vitest'
import { findChangedText } from './changed-text'

const block = {
  id: 'a',
  heading: 'Utes',
  text: 'Priced to move',
  link: { label: 'Look', href: '/search' },
  steps: [{ title: 'One' }, { title: 'Two' }],
}
const formatted = (text: string) => ({ content: { root: { children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] } } })

test.each([
  ['a text', { ...block, heading: 'Utes in' }, { from: 'Utes', to: 'Utes in' }],
  ['a label', { ...block, link: { ...block.link, label: 'Look here' } }, { from: 'Look', to: 'Look here' }],
  ['a text in a row', { ...block, steps: [{ title: 'One' }, { title: 'Twos' }] }, { from: 'Two', to: 'Twos' }],
  ['spaces around it', { ...block, heading: 'Utes ' }, { from: 'Utes', to: 'Utes' }],
])('EDT-30: %s that was typed is found', (_, after, found) => {
  expect(findChangedText(block, after)).toEqual(found)
})

test('EDT-30: a word in formatted text is found', () => {
  expect(findChangedText(formatted('Hello'), formatted('Hello you'))).toEqual({ from: 'Hello', to: 'Hello you' })
})

test.each([
  ['nothing', block],
  ['an empty value that is stored otherwise', { ...block, blockName: null }],
  ['two texts', { ...block, heading: 'A', text: 'B' }],
  ['a switch too', { ...block, heading: 'A', isHidden: true }],
  ['another number of rows', { ...block, steps: [{ title: 'One' }] }],
  ['a text that is gone', { ...block, heading: '' }],
])('EDT-30: %s is left to the server', (_, after) => {
  expect(findChangedText(block, after)).toBeNull()
})

test('EDT-30: a text that two fields share, and one that was empty, are left to the server', () => {
  expect(findChangedText({ heading: 'Same', text: 'Same' }, { heading: 'Sames', text: 'Same' })).toBeNull()
  expect(findChangedText({ heading: '' }, { heading: 'A' })).toBeNull()
})
