// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { checkoutFields } from '@/domain/journeys/checkout/steps'
import { JourneyForm, type StepProblem } from './journey-form'

afterEach(cleanup)

function draw(step: 'details' | 'delivery', problems: readonly StepProblem[] = []): HTMLFormElement {
  const parts = { action: '/api/checkout', hidden: { step }, values: {}, submitLabel: 'Continue', backHref: null }
  render(<JourneyForm id="step" {...parts} fields={checkoutFields(step)} problems={problems} />)
  const form = document.querySelector('form')
  if (!form) throw new Error('a form is drawn')
  return form
}

test("LEAD-06, LEAD-15: a step shows our own error messages from the first click on, without the browser's validation", () => {
  const form = draw('details')
  expect(form.querySelectorAll('[required]').length).toBeGreaterThan(3)
  expect([form.noValidate, form.checkValidity()]).toEqual([true, false])
})

test('LEAD-15: errors are listed on top with links to their fields, and shown at each field', () => {
  const form = draw('delivery', [{ name: 'suburb', message: 'Please enter your Suburb.' }])
  const [link] = screen.getAllByRole('link', { name: 'Please enter your Suburb.' })
  const field = document.getElementById(link?.getAttribute('href')?.slice(1) ?? '')
  expect([field?.getAttribute('name'), field?.getAttribute('aria-invalid')]).toEqual(['suburb', 'true'])
  expect(form.noValidate).toBe(true)
})

test('LEAD-15, A11Y-01: a step that is shown again focuses its errors without JavaScript', () => {
  draw('delivery', [
    { name: '', message: 'Somebody else has this car.' },
    { name: 'suburb', message: 'Please enter your Suburb.' },
  ])
  const [first] = screen.getAllByRole('alert')
  expect([first?.id, first?.tabIndex, document.querySelectorAll('#problems').length]).toEqual(['problems', -1, 1])
})

test('BUY-04: required delivery fields are not marked as optional', () => {
  expect(draw('delivery').textContent).not.toContain('optional')
  expect(screen.getByLabelText('Street and number').getAttribute('aria-describedby')).toBeTruthy()
})
