import { describe, expect, test } from 'vitest'
import { explainBadRichText, keepKnownNodes } from './rich-text-form'

const words = { type: 'text', text: '<b>words</b>', format: 1 }
const rich = (...children: unknown[]) => ({ root: { type: 'root', children } })
const link = (url: unknown, type = 'link') => ({ type: 'paragraph', children: [{ type, fields: { url }, children: [words] }] })

describe('rich text', () => {
  test.each([
    [
      'headings, lists and lines',
      [
        { type: 'heading', tag: 'h2', children: [words] },
        { type: 'list', tag: 'ul', listType: 'bullet', children: [{ type: 'listitem', value: 1, children: [words] }] },
        { type: 'horizontalrule' },
      ],
    ],
    ['a pasted heading of the first level', [{ type: 'heading', tag: 'h1', children: [] }]],
    ['links', [link('/a'), link('https://example.com', 'autolink'), link(null)]],
    ['a link that is still typed', [link('www.example')]],
    ['nothing', []],
  ])('SEC-07: %s can be stored and is rendered unchanged', (_, children) => {
    const content = rich(...children)
    expect(explainBadRichText(content)).toBeNull()
    expect(keepKnownNodes(content)).toBe(content)
  })

  test.each([
    ['a heading with another element', { type: 'heading', tag: 'script', children: [words] }],
    ['a list with another element', { type: 'list', tag: 'iframe', listType: 'bullet', children: [] }],
    ['a list with its own class', { type: 'list', tag: 'ul', listType: '"><script>', children: [] }],
    ['an upload', { type: 'upload', value: { url: 'x', mimeType: 'image/png' } }],
    ['a table cell with a colour', { type: 'tablecell', backgroundColor: 'url(//x)', children: [] }],
    ['a text that is an object', { type: 'text', text: { a: 1 } }],
    ['a node without a type', {}],
    ['a node named like a method', { type: 'toString' }],
    ['a paragraph without children', { type: 'paragraph', children: 'x' }],
    ['a word', 'x'],
  ])('SEC-06, SEC-07: %s is rejected, and left out when rendering', (_, part) => {
    const content = rich({ type: 'paragraph', children: [words, part] })
    expect(explainBadRichText(content)).toMatch(/does not exist here/)
    expect(keepKnownNodes(content)).toEqual(rich({ type: 'paragraph', children: [words] }))
  })

  test.each(['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example'])(
    'SEC-07: rejects a link to %j with an explanation',
    (url) => {
      expect(explainBadRichText(rich(link(url)))).toMatch(/^A link in this text/)
      expect(explainBadRichText(rich(link(url, 'autolink')))).toMatch(/^A link in this text/)
    },
  )

  test.each([null, 'x', {}, { root: 'x' }, { root: {} }, { root: { type: 'root' } }, { root: { type: 'paragraph', children: [] } }])(
    'SEC-06: %j is not rich text',
    (content) => {
      expect(explainBadRichText(content)).not.toBeNull()
      expect(keepKnownNodes(content)).toBeNull()
    },
  )

  test('SEC-06: too deeply nested text is rejected and cut', () => {
    let part: object = words
    for (let level = 0; level < 5_000; level += 1) part = { type: 'paragraph', children: [part] }
    expect(explainBadRichText(rich(part))).toMatch(/nested too deeply/)
    expect(JSON.stringify(keepKnownNodes(rich(part))).length).toBeLessThan(5_000)
  })
})
