// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rememberSentForm } from './enquiry-storage'
import { SuccessNote, SuccessBackLink } from './success-note'

const details = { name: 'Dev', last_name: 'Patel', email: 'd@example.com', phone: '0491', postcode: '0812' }
const car = { slug: '2023-toyota-rav4', name: '2023 Toyota RAV4' }

beforeEach(() => localStorage.clear())
afterEach(cleanup)

function draw(): string | null {
  render(
    <>
      <SuccessNote noun="car" tenantName="Harbour" />
      <SuccessBackLink noun="car" />
    </>,
  )
  return screen.getByRole('heading', { level: 1 }).textContent
}

test('LEAD-17, LEAD-19, FAV-08: a test drive has its own thank-you message and a link to its vehicle', () => {
  rememberSentForm({ details, category: 'test-drive', car })
  expect(draw()).toBe('Thank you. We’ve got your test drive request.')
  expect(screen.getByRole('link', { name: 'Back to the 2023 Toyota RAV4' }).getAttribute('href')).toBe('/cars/2023-toyota-rav4')
})

test('LEAD-19: a form without a vehicle shows no link, whatever was enquired about before', () => {
  rememberSentForm({ details, category: 'enquiry', car })
  rememberSentForm({ details, category: 'contact', car: null })
  expect(draw()).toBe('Thank you. We’ve got your message.')
  expect(screen.queryByRole('link')).toBeNull()
})

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['an address on another site', JSON.stringify({ slug: '/evil.example', name: 'x' })],
])('FAV-08: %s is remembered: a general thank-you', (_, stored) => {
  if (stored !== null) localStorage.setItem('enquiredCar', stored)
  expect(draw()).toBe('Thank you. Good to hear from you.')
  expect(screen.queryByRole('link')).toBeNull()
})
