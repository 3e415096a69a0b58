import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Prose, type RichTextContent } from './prose'

/** Stored content is untyped. */
function draw(...children: unknown[]): string {
  const content: RichTextContent = JSON.parse(JSON.stringify({ root: { type: 'root', children } }))
  return renderToStaticMarkup(<Prose content={content} />).replace(/^<div[^>]*>|<\/div>$/g, '')
}

const words = { type: 'text', text: 'Words', format: 0 }

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'www.half-typed', null])(
  'SEC-06: neither a link nor an autolink leads to %j',
  (url) => {
    for (const type of ['link', 'autolink'])
      expect(draw({ type: 'paragraph', children: [{ type, fields: { url }, children: [words] }] })).toBe('<p>Words</p>')
  },
)

test('SEC-06: a safe autolink is a link', () => {
  const found = { type: 'autolink', fields: { url: 'https://example.com/a' }, children: [words] }
  expect(draw({ type: 'paragraph', children: [found] })).toBe('<p><a href="https://example.com/a">Words</a></p>')
})

test.each([
  { type: 'heading', tag: 'script', children: [words] },
  { type: 'list', tag: 'iframe', listType: 'bullet', children: [] },
  { type: 'upload', value: { url: '//evil.example/a.png', mimeType: 'image/png', filename: 'a' } },
  { type: 'tablecell', backgroundColor: 'url(//evil.example)', children: [words] },
  { type: '"><script>alert(1)</script>' },
  null,
  'text',
])('SEC-06: %j is removed from text', (part) => {
  expect(draw({ type: 'paragraph', children: [words] }, part)).toBe('<p>Words</p>')
})

test.each([null, 'text', {}, { root: { type: 'root', children: 'x' } }])('SEC-06: %j renders nothing', (stored) => {
  const content: RichTextContent = JSON.parse(JSON.stringify(stored))
  expect(renderToStaticMarkup(<Prose content={content} />)).toBe('')
})

test.each([
  ['ul', 'bullet', '<li>Words</li>'],
  ['ol', 'number', '<li value="4">Words</li>'],
])('WEB-01: a list item in %s has a value only where HTML allows one', (tag, listType, item) => {
  const list = { type: 'list', tag, listType, children: [{ type: 'listitem', value: 4, children: [words] }] }
  expect(draw(list)).toBe(`<${tag} class="list-${listType}">${item}</${tag}>`)
})
