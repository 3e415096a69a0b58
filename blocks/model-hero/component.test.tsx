// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { TEMPLATE_NAMES, type TemplateName } from '@/domain/tenant/template'
import { aModel } from '@tests/builders/model'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import type { RangeModel } from '@/domain/models/model'
import { ModelHeroView, toModelSearch } from './component'
import { modelHeroExamples } from './examples'

// The readers access the database.
vi.mock('@/server/models/find-range', () => ({}))
vi.mock('@/server/stock/cached-stock', () => ({}))
vi.mock('@/server/content/fill-texts', () => ({}))

function draw(model: RangeModel, stock = 23, template: TemplateName = 'manufacturer', block = modelHeroExamples[0]?.block ?? {}) {
  const html = renderToStaticMarkup(<ModelHeroView block={block} model={model} stock={stock} tenant={aTenant(template)} level={1} />)
  document.body.innerHTML = html
  return html
}
const links = () => [...document.querySelectorAll('nav li a')].map((link) => [link.textContent, link.getAttribute('href')])

test('MOD-10: the hero shows name, label and From price, and its links lead to prices and vehicles in stock', () => {
  draw(aModel())
  expect(document.querySelector('h1')?.textContent).toBe('Fjell')
  expect(document.body.textContent).toContain('From $84,990 drive away.')
  expect(document.body.textContent).toContain('NEW')
  expect(links()).toEqual([
    ['Overview', '#overview'],
    ['Prices', '#versions'],
    ['In stock (23)', '/search/aurora/fjell'],
    ['All models', '/models'],
  ])
})

test('MOD-08: an upcoming model offers an enquiry but no test drive', () => {
  draw(aModel({ status: 'coming_soon', fromPrice: null, variants: [] }), 0)
  expect(document.body.textContent).toContain('Register interest')
  expect(document.body.textContent).not.toContain('test drive')
})

test('MOD-11: a numbered model links to the search of its full name', () => {
  expect(toModelSearch({ make: 'Mazda', name: '3' }).lists.model).toEqual(['Mazda3'])
  draw(aModel({ make: 'Mazda', name: '3' }))
  expect(links()[2]?.[1]).toBe('/search/mazda/mazda3')
})

test("SEO-02: it includes the model's structured data", () => {
  draw(aModel())
  const facts = [...document.querySelectorAll('script')].map((script): unknown => JSON.parse(script.textContent ?? ''))
  expect(facts).toMatchObject([{ '@type': 'Car', name: 'Aurora Fjell' }, { '@type': 'BreadcrumbList' }])
})

test.each(TEMPLATE_NAMES)('A11Y-01: axe finds no problems in %s', async (template) => {
  for (const { block } of modelHeroExamples) expect(await findViolations(draw(aModel(), 2, template, block))).toEqual([])
})
