// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filterVariants } from '@/ui/pages/search-results/filter-forms'
import { findViolations } from '@tests/setup/find-violations'
import { aSearchView } from '@tests/builders/search-view'
import { followFields, moveRange } from './move-range'
import { syncForm } from './sync-form'

const Filters = filterVariants.rail
let markup = ''

beforeEach(() => {
  const { container } = render(<Filters view={aSearchView('price=20000-60000')} />)
  markup = container.innerHTML
})
afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

const slider = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: '[type=range]' })
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)
const form = () => document.querySelector('form') ?? document.createElement('form')
const line = () => {
  const { style } = document.querySelector<HTMLElement>('[data-range=price]') ?? document.body
  return ['--low', '--high'].map((name) => Number(style.getPropertyValue(name)).toFixed(2))
}
function move(name: string, value: number): void {
  slider(name).value = String(value)
  moveRange(slider(name))
}

test('SRCH-19: the sliders match the search, in steps of 500 from 5000 to 250000', () => {
  const { min, max, step, value } = slider('Price from')
  expect({ min, max, step, value }).toEqual({ min: '5000', max: '250000', step: '500', value: '20000' })
  expect(slider('Price to').getAttribute('aria-valuetext')).toBe('$60,000')
  expect(line()).toEqual(['0.06', '0.22'])
})

test.each([
  ['SRCH-19: a thumb writes its field', 'Price from', 30_000, '30000', '60000'],
  ['SRCH-19: a thumb at its end clears its field', 'Price from', 5_000, '', '60000'],
  ['SRCH-19: the minimum stops below the maximum', 'Price from', 90_000, '59999', '60000'],
  ['SRCH-19: the maximum stops above the minimum', 'Price to', 5_000, '20000', '20001'],
  ['SRCH-19: the maximum at its end', 'Price to', 250_000, '20000', ''],
])('%s', (_, name, value, from, to) => {
  move(name, value)
  expect([field('price_min')?.value, field('price_max')?.value]).toEqual([from, to])
})

test('A11Y-02: a moved thumb announces its amount, a year without a comma', () => {
  move('Price from', 30_500)
  expect(slider('Price from').ariaValueText).toBe('$30,500')
  move('Year from', 2016)
  expect(slider('Year from').ariaValueText).toBe('2016')
})

test.each([
  ['SRCH-19: the thumbs follow typed amounts', '40000', '100000', ['40000', '100000']],
  ['SRCH-19: an empty field means no limit', '', '', ['5000', '250000']],
  ['SRCH-08: swapped ends are put in order', '90000', '30000', ['30000', '90000']],
  ['SRCH-19: amounts with currency signs', '$40,000', '100 000', ['40000', '100000']],
  ['SRCH-19: beyond the slider', '1', '900000', ['5000', '250000']],
])('%s', (_, from, to, stand) => {
  const [min, max] = [field('price_min'), field('price_max')]
  if (min) min.value = from
  if (max) max.value = to
  followFields(form())
  expect([slider('Price from').value, slider('Price to').value]).toEqual(stand)
})

test.each([
  ['$1,250,000', true],
  ['80 000 km', true],
  ['30k', true],
  ['cheap', false],
])('SRCH-19: a field accepts anything that reads as an amount: %s %s', (text, isTaken) => {
  const from = field('price_min')
  if (from) from.value = text
  expect(from?.checkValidity()).toBe(isTaken)
  expect(from?.maxLength).toBeGreaterThanOrEqual(text.length)
})

test('SRCH-14: a thumb being dragged keeps its position when older results arrive', () => {
  slider('Price from').focus()
  move('Price from', 45_000)
  syncForm(form(), {})
  expect([slider('Price from').value, field('price_min')?.value]).toEqual(['45000', '45000'])
  slider('Price from').blur()
  syncForm(form(), {})
  expect([slider('Price from').value, field('price_min')?.value]).toEqual(['20000', '20000'])
})

test('A11Y-01: axe finds no problems in the filters', async () => {
  cleanup()
  expect(await findViolations(markup)).toEqual([])
})
