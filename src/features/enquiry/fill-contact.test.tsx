// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FillContact } from './fill-contact'

const DETAILS = { name: 'Dev', last_name: 'Patel', email: 'd@example.com', phone: '0491', postcode: '0812' }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

function draw(): HTMLFormElement {
  render(
    <form aria-label="Step" onSubmit={(event) => event.preventDefault()}>
      {Object.keys(DETAILS).map((name) => (
        <input key={name} name={name} defaultValue={name === 'phone' ? '0400' : ''} />
      ))}
      <FillContact />
    </form>,
  )
  return screen.getByRole('form')
}
const held = (form: HTMLFormElement) => Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))

test('LEAD-29: remembered details fill empty fields and never replace input', () => {
  localStorage.setItem('userDetails', JSON.stringify(DETAILS))
  expect(held(draw())).toMatchObject({ ...DETAILS, phone: '0400' })
})

test("LEAD-02, LEAD-29: a journey's form sends its visit, and its details are remembered for the next form", () => {
  const form = draw()
  expect(held(form).visit).toBe('')
  form.requestSubmit()
  expect(JSON.parse(held(form).visit ?? '')).toEqual({
    url: window.location.href,
    source: '',
    visited_pages: ['/'],
    linked_query_params: {},
  })
  expect(JSON.parse(localStorage.getItem('userDetails') ?? '{}')).toMatchObject({ phone: '0400' })
})
