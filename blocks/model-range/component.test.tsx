// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { TEMPLATE_NAMES } from '@/domain/tenant/template'
import { aModel } from '@tests/builders/model'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import { ModelRangeView } from './component'

// The reader accesses the CMS.
vi.mock('@/server/models/find-range', () => ({}))
vi.mock('@/server/content/fill-texts', () => ({}))

const range = [
  aModel(),
  aModel({ id: 2, name: 'Vik', slug: 'vik', status: 'new', bodies: ['Small SUV', 'Electric'] }),
  aModel({ id: 3, name: 'Lund', slug: 'lund', status: null, bodies: ['Sedan', 'Electric'], picture: null }),
  aModel({ id: 4, name: 'Tind', slug: 'tind', status: 'coming_soon', bodies: ['Ute', 'Electric'], fromPrice: null, variants: [] }),
]

function draw(body: string | null, hasPrice = true, level: 1 | 2 = 1) {
  const { switches } = aTenant('manufacturer', { switches: { rangeCardFromPrice: hasPrice } })
  const props = { heading: 'The range', text: 'Drive away.', models: range, body, level, switches }
  document.body.innerHTML = renderToStaticMarkup(<ModelRangeView {...props} />)
  return document.body.innerHTML
}
const titles = () => [...document.querySelectorAll('article :is(h2, h3)')].map(({ textContent }) => textContent)
const buttonsByRow = () => [...document.querySelectorAll('nav ul')].map((row) => row.querySelectorAll('a').length)

test('MOD-02, MOD-05: buttons in rows of three, five and the rest; choosing a body shows only its models', () => {
  draw(null)
  expect(buttonsByRow()).toEqual([3, 4])
  expect(titles()).toEqual(['Aurora Fjell', 'Aurora Vik', 'Aurora Lund', 'Aurora Tind'])
  draw('small suv')
  expect(titles()).toEqual(['Aurora Vik'])
  expect(document.querySelector('[aria-current]')?.getAttribute('href')).toBe('/models?body=small%20suv')
})

test('MOD-02: a body without models shows all of them', () => {
  draw('submarine')
  expect(titles()).toHaveLength(4)
})

test('MOD-07, MOD-08, MOD-10: labels, Learn More, the From price, and the group of upcoming models', () => {
  draw(null)
  const text = document.body.textContent ?? ''
  expect(text.match(/NEW/g)).toHaveLength(2)
  expect(text).toContain('COMING SOON')
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toContain('Coming Soon')
  expect([...document.querySelectorAll('a')].filter(({ textContent }) => textContent.startsWith('Learn More about '))).toHaveLength(4)
  expect(text).toContain('From $84,990')
  draw(null, false)
  expect(document.body.textContent).not.toContain('$')
})

test('MOD-08: without upcoming models there is no such group', () => {
  draw('sedan')
  expect(document.body.textContent).not.toContain('Coming Soon')
})

test.each(TEMPLATE_NAMES)('A11Y-01: axe finds no problems in %s', async (template) => {
  document.documentElement.dataset.template = template
  expect(await findViolations(draw('electric'))).toEqual([])
})
