// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { PriceSlider } from '@/features/price-slider/price-slider'
import { parseSearchParameters } from '@/domain/search/search-parameters'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import type { BlockOf } from '../types'
import { PriceSliderBlock } from './component'
import { priceSliderExamples } from './examples'

afterEach(cleanup)

const draw = (block: Omit<BlockOf<'priceSlider'>, 'blockType'>) =>
  renderToStaticMarkup(
    <PriceSliderBlock
      block={{ ...block, blockType: 'priceSlider' }}
      site={{ tenant: aTenant(), now: 1_790_000_000, place: { isFirst: false } }}
    />,
  )

test('SRCH-18: without JavaScript two selects search for vehicles in the range, most expensive first', () => {
  document.body.innerHTML = draw({ heading: 'Budget', lowest: 5_000, highest: 100_000 })
  const form = document.querySelector('form')
  if (!form) throw new Error('no form')
  for (const [at, value] of ['20000', '40000'].entries()) {
    const select = form.querySelectorAll('select')[at]
    if (select) select.value = value
  }
  const sent = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
  expect(form.getAttribute('action')).toBe('/search')
  expect(parseSearchParameters(sent)).toMatchObject({ sortBy: 'price-high', ranges: { price: { min: 20_000, max: 40_000 } } })
})

test("SRCH-19: without JavaScript the highest minimum and lowest maximum can't be chosen, and equal prices are widened", () => {
  document.body.innerHTML = draw({ heading: 'Budget', lowest: 5_000, highest: 100_000 })
  const [from = [], to = []] = [...document.querySelectorAll('select')].map((select) => [...select.options].map(({ value }) => value))
  expect([from.includes('5000'), from.includes('100000'), to.includes('5000'), to.includes('100000')]).toEqual([true, false, false, true])
  const sent = new URLSearchParams({ price_min: '90000', price_max: '90000' })
  expect(parseSearchParameters(sent).ranges.price).toEqual({ min: 90_000, max: 90_001 })
})

test('SRCH-18: the slider links to the same search', () => {
  render(<PriceSlider label="Show me cars" id="price" ends={{ lowest: 5_000, highest: 100_000 }} />)
  const link = () => screen.getByRole('link', { name: 'Show me cars' }).getAttribute('href')
  expect(link()).toBe('/search?sortBy=price-high')
  const from = screen.getByRole('textbox', { name: 'Price from' })
  fireEvent.change(from, { target: { value: '20k' } })
  fireEvent.keyDown(from, { key: 'Enter' })
  expect(link()).toBe('/search?price=20000-&sortBy=price-high')
})

test('SRCH-18: ends without a range between them render nothing', () => {
  expect(draw({ heading: 'Budget', lowest: 5_000, highest: 5_000 })).toBe('')
})

test.each(priceSliderExamples)('A11Y-01: axe finds no problems in: $name', async ({ block }) => {
  expect(await findViolations(draw(block))).toEqual([])
})
