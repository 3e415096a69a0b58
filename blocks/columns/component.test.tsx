// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { TEMPLATE_NAMES, type TemplateName } from '@/domain/tenant/template'
import { anExamplePicture } from '@tests/builders/example-picture'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import { ColumnsBlock } from './component'
import { columnsExamples } from './examples'

// The reader accesses the CMS.
vi.mock('@/server/content/find-media', () => ({ findMedia: (_: number, image: unknown) => Promise.resolve(anExamplePicture(image)) }))

async function draw(index: number, template: TemplateName = 'dealer') {
  const example = columnsExamples[index]
  if (!example) throw new Error(`no example ${index}`)
  const site = { tenant: aTenant(template), now: 1_790_000_000, place: { isFirst: false } }
  return renderToStaticMarkup(await ColumnsBlock({ block: example.block, site }))
}

test.each(TEMPLATE_NAMES)('CMS-01: in %s every column has its heading, text, link and picture, in order', async (template) => {
  document.body.innerHTML = await draw(0, template)
  const columns = [...document.querySelectorAll('li')]
  expect(columns.map((column) => [column.querySelector('h3')?.textContent, column.querySelector('a')?.getAttribute('href')])).toEqual([
    ['Buy it', '/search/used-cars'],
    ['Finance it', '/finance'],
    ['Trade it', '/trade-in'],
  ])
  expect(columns.every((column) => column.querySelector('img') && column.querySelector('p'))).toBe(true)
})

test('A11Y-01: without a section heading the column headings move up one level', async () => {
  document.body.innerHTML = await draw(1)
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['Sales', 'Service'])
  expect(document.querySelector('h3, img, a')).toBeNull()
})

test('CMS-01: a draft without columns renders nothing', async () => {
  const site = { tenant: aTenant(), now: 1_790_000_000, place: { isFirst: false } }
  expect(renderToStaticMarkup(await ColumnsBlock({ block: { blockType: 'columns', columns: [], tone: 'plain' }, site }))).toBe('')
})

const looks = TEMPLATE_NAMES.flatMap((template) => columnsExamples.map(({ name }, index) => ({ template, name, index })))

test.each(looks)('A11Y-01: axe finds no problems in $template: $name', async ({ template, index }) => {
  expect(await findViolations(await draw(index, template))).toEqual([])
})
