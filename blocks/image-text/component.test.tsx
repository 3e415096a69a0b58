// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { TEMPLATE_NAMES, type TemplateName } from '@/domain/tenant/template'
import { anExamplePicture } from '@tests/builders/example-picture'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import { ImageTextBlock } from './component'
import { imageTextExamples } from './examples'

// The reader accesses the CMS.
vi.mock('@/server/content/find-media', () => ({ findMedia: (_: number, image: unknown) => Promise.resolve(anExamplePicture(image)) }))

async function draw(index: number, template: TemplateName = 'dealer') {
  const example = imageTextExamples[index]
  if (!example) throw new Error(`no example ${index}`)
  const site = { tenant: aTenant(template), now: 1_790_000_000, place: { isFirst: false } }
  return renderToStaticMarkup(await ImageTextBlock({ block: example.block, site }))
}

test.each(TEMPLATE_NAMES)('CMS-01: in %s heading, text, facts, link and picture are shown', async (template) => {
  document.body.innerHTML = await draw(1, template)
  expect(document.querySelector('h2')?.textContent).toBe('Subscribe, from $690 a week')
  expect(
    [...document.querySelectorAll('dl > div')].map((row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent]),
  ).toEqual([
    ['Volvo XC90', '$690 a week'],
    ['Maserati Levante', '$890 a week'],
    ['Audi e-tron GT', '$950 a week'],
    ['Porsche Taycan', '$1,090 a week'],
  ])
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/search/used-cars')
  expect(document.querySelector('img')?.getAttribute('alt')).toBe('Blue SUV')
})

test('CMS-01: without picture, text and facts only the heading is shown', async () => {
  document.body.innerHTML = await draw(3)
  expect(document.body.textContent).toBe('Open on Boxing Day')
  expect(document.querySelector('img, dl, a')).toBeNull()
})

const looks = TEMPLATE_NAMES.flatMap((template) => imageTextExamples.map(({ name }, index) => ({ template, name, index })))

test.each(looks)('A11Y-01: axe finds no problems in $template: $name', async ({ template, index }) => {
  expect(await findViolations(await draw(index, template))).toEqual([])
})
