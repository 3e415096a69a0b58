import { expect, test } from 'vitest'
import { describeValue } from './describe-value'

test.each([
  ['Utes', 'Utes'],
  ['', 'Empty'],
  [null, 'Empty'],
  [[], 'Empty'],
  [true, 'Yes'],
  [false, 'No'],
  [7, '7'],
  [{ root: { children: [{ text: 'Call' }, { text: 'us' }] } }, 'Call us'],
  [{ id: '1', blockType: 'faq', heading: 'Questions', rows: [{ id: '2', text: 'One' }] }, 'Questions · One'],
  [{ image: 7 }, '{"image":7}'],
  [[{ image: { url: '/a.jpg' }, focal: { x: 20, y: 70 } }], '/a.jpg · focal point 20% from the left, 70% from the top'],
])('EDT-02: %j is shown as “%s”', (value, words) => {
  expect(describeValue(value)).toBe(words)
})

test('EDT-02: a long text is cut', () => {
  expect(describeValue('a'.repeat(999))).toHaveLength(401)
})
