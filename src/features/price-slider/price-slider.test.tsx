// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DEFAULT_PRICE_ENDS } from '@/domain/search/price-steps'
import { toRangeScale } from '@/domain/search/range-scale'
import { PriceSlider } from './price-slider'

afterEach(cleanup)

test('SRCH-19: the slider has steps of 500 from 5000 to 250000, like the price filter', () => {
  render(<PriceSlider label="Show me cars" id="price" ends={DEFAULT_PRICE_ENDS} />)
  const { min, max, step } = screen.getByLabelText<HTMLInputElement>('Price from', { selector: '[type=range]' })
  expect({ min, max, step }).toEqual({ min: '5000', max: '250000', step: '500' })
  expect(toRangeScale('price', { min: 1, max: 2 })?.step).toBe(500)
})

test('SRCH-19: however it is moved or typed, the link always has both prices', () => {
  render(<PriceSlider label="Show me cars" id="price" ends={DEFAULT_PRICE_ENDS} />)
  const type = (name: string, text: string) => {
    const field = screen.getByRole('textbox', { name })
    fireEvent.change(field, { target: { value: text } })
    fireEvent.blur(field)
  }
  const asked = () => screen.getByRole('link', { name: 'Show me cars' }).getAttribute('href') ?? ''
  type('Price to', '90000')
  type('Price from', '90000')
  expect(asked()).toContain('price=89999-90000')
  fireEvent.keyDown(screen.getByLabelText('Price from', { selector: '[type=range]' }), { key: 'End' })
  const [, from = '', to = ''] = /price=(\d+)-(\d+)/.exec(asked()) ?? []
  expect(Number(to) - Number(from)).toBeGreaterThanOrEqual(1)
})
