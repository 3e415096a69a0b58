// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { VALUATION_KEY } from '@/domain/journeys/trade-in/remembered-valuation'
import { ResumeValuation } from './resume-valuation'
import { UseValuationButton } from './use-valuation-button'

const JOURNEY = 'k'.repeat(32)
const keep = (value: unknown) => localStorage.setItem(VALUATION_KEY, JSON.stringify(value))

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('BUY-04, FAV-08: one button adds the vehicle valued in this browser to the checkout', () => {
  keep({ journey: JOURNEY, car: '2019 Mazda 3', offer_price: 14_500 })
  render(<UseValuationButton />)
  const button = screen.getByRole('button', { name: 'Trade in this car' })
  expect([button.getAttribute('name'), button.getAttribute('value')]).toEqual(['trade_journey', JOURNEY])
  expect(document.body.textContent).toContain('You had your 2019 Mazda 3 valued here at $14,500.')
})

test.each([
  ['nothing', null],
  ['a valuation without its car', { journey: JOURNEY, car: '', offer_price: null }],
  ['something else', { journey: 'x' }],
])('FAV-08: %s is remembered: nothing is offered', (_, value) => {
  keep(value)
  render(<UseValuationButton />)
  expect(document.body.textContent).toBe('')
})

test('TRD-04, FAV-08: a started valuation can be resumed', () => {
  keep({ journey: JOURNEY, car: '2019 Mazda 3', offer_price: null })
  render(<ResumeValuation />)
  expect(screen.getByRole('link', { name: 'Pick up where you left off' }).getAttribute('href')).toBe(`/trade-in?journey=${JOURNEY}`)
})
