// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DEFAULT_PRICE_ENDS } from '@/domain/search/price-steps'
import { toRangeScale } from '@/domain/search/range-scale'
import { PriceSlider } from './price-slider'

afterEach(cleanup)

test('SRCH-19: the slider goes by 500 from 5000 to 250000, as the filter of prices does', () => {
  render(<PriceSlider id="price" ends={DEFAULT_PRICE_ENDS} />)
  const { min, max, step } = screen.getByLabelText<HTMLInputElement>('Price from', { selector: '[type=range]' })
  expect({ min, max, step }).toEqual({ min: '5000', max: '250000', step: '500' })
  expect(toRangeScale('price', { min: 1, max: 2 })?.step).toBe(500)
})
