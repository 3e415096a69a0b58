// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import { RichTextBlock } from './component'
import { richTextExamples } from './examples'

const site = { tenant: aTenant(), now: 1_790_000_000, place: { isFirst: false } }
const draw = (name: string) => {
  const example = richTextExamples.find((one) => one.name === name)
  if (!example) throw new Error(`no example ${name}`)
  return renderToStaticMarkup(<RichTextBlock block={example.block} site={site} />)
}

test('CMS-01: headings, lists, bold text and links are rendered', () => {
  document.body.innerHTML = draw('headings, a list and a link')
  expect(document.querySelector('h2')?.textContent).toBe('Servicing that keeps your log book stamped')
  expect(document.querySelectorAll('li')).toHaveLength(3)
  expect(document.querySelector('strong')?.textContent).toBe('Loan cars')
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/special-offers')
})

test('SEC-03: a script address is not a link, and its text stays', () => {
  document.body.innerHTML = draw('a link that must not be one')
  expect(document.querySelector('a')).toBeNull()
  expect(document.body.textContent).toContain('Press me')
})

test.each(richTextExamples)('A11Y-01: axe finds no problems in: $name', async ({ name }) =>
  expect(await findViolations(draw(name))).toEqual([]),
)
