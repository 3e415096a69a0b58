import { expect, test } from 'vitest'
import { toPlainText } from './plain-text'

const paragraph = (...texts: string[]) => ({ type: 'paragraph', children: texts.map((text) => ({ type: 'text', text })) })

test.each([
  ['plain words', 'Call\n us', 'Call us'],
  ['paragraphs', { root: { children: [paragraph('Call ', 'us'), paragraph('today.')] } }, 'Call us today.'],
  ['lists in lists', { root: { children: [{ type: 'list', children: [{ children: [paragraph('One')] }] }] } }, 'One'],
  ['nothing', null, ''],
  ['something else', 7, ''],
])('SEO-02: %s', (_, node, words) => {
  expect(toPlainText(node)).toBe(words)
})
