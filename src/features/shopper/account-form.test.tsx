// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toRefusalBody, toRefusedFields } from '@/domain/http/refusal'
import { signUpSchema } from '@/domain/account/account-forms'
import { AccountForm } from './account-form'
import { z } from 'zod'

let answer: () => Response

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const draw = () => render(<AccountForm kind="sign-up" hidden={{}} problem={null} />)
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Create account' }))

test('AUTH-04, A11Y-01: an empty form shows its own messages in a focused list, tied to their fields', async () => {
  const { error } = signUpSchema.safeParse({})
  answer = () => Response.json(toRefusalBody(422, 'x', error && toRefusedFields(z.flattenError(error).fieldErrors)), { status: 422 })
  draw()
  expect(document.querySelector('form')?.noValidate).toBe(true)
  press()
  const alert = await screen.findByRole('alert')
  expect([...alert.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['#sign-up-name', 'Please enter your First Name.'],
    ['#sign-up-last_name', 'Please enter your Last Name.'],
    ['#sign-up-phone', 'Please enter your Mobile.'],
    ['#sign-up-email', 'Please enter your Email.'],
    ['#sign-up-password', 'Please choose a password of at least 8 characters.'],
  ])
  await waitFor(() => expect(document.activeElement).toBe(alert))
  expect(screen.getByLabelText('Mobile').getAttribute('aria-describedby')).toBe('sign-up-phone-error')
})

test('SEC-02, SEC-04: too many attempts show an error at the top and keep the input', async () => {
  answer = () => Response.json({ error: { code: 'too_many_requests', message: 'Please wait a minute and try again.' } }, { status: 429 })
  draw()
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'a@example.com' } })
  press()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Please wait a minute and try again.')
  await waitFor(() => expect(document.activeElement).toBe(alert))
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'a@example.com')
})

test('AUTH-04, LEAD-15: without JavaScript it is shown again with the input and each error at its field', () => {
  const typed = { values: { name: 'Alannah', opt_in: 'on' }, problems: { phone: 'Please enter a valid Mobile.' } }
  document.body.innerHTML = renderToStaticMarkup(<AccountForm kind="sign-up" hidden={{}} problem="Please try again." typed={typed} />)
  expect(screen.getByRole('alert').textContent).toContain('Please fix the following errors:')
  expect(screen.getByRole('link', { name: 'Please enter a valid Mobile.' }).getAttribute('href')).toBe('#sign-up-phone')
  expect(screen.getByLabelText('Mobile').getAttribute('aria-describedby')).toBe('sign-up-phone-error')
  expect(screen.getByLabelText('First Name')).toHaveProperty('value', 'Alannah')
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true)
  expect(screen.getByLabelText('Password').getAttribute('minlength')).toBe('8')
})

test('AUTH-04: without JavaScript the browser itself requires missing fields', () => {
  expect(renderToStaticMarkup(<AccountForm kind="sign-in" hidden={{}} problem={null} />)).not.toContain('novalidate')
})
