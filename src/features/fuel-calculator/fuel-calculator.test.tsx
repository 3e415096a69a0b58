// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { findViolations } from '@tests/setup/find-violations'
import { FuelPanel } from '@/ui/pages/fuel-cost/fuel-panel'
import { FuelCalculator } from './fuel-calculator'
import { LiveFuel } from './live-fuel'

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

const type = (name: string, text: string) => fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } })
const cost = (label = 'Estimated weekly cost') => screen.getByText(label).nextElementSibling?.textContent

test('FUEL-02, FUEL-03, FUEL-07: opens with the default distance and price, and shows the cost per week, month and year', () => {
  render(<LiveFuel consumption={4.7} />)
  expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['250 kms', '$1.70'])
  expect([cost(), cost('Per month'), cost('Per year')]).toEqual(['$19.98', '$86.56', '$1,038.70'])
})

test.each([
  ['FUEL-05: kms and commas are dropped', 'Distance per week', '1,000 kms', '$79.90'],
  ['FUEL-05: text without a number counts as 0', 'Distance per week', 'far', '$0'],
  ['FUEL-05: an absurd distance fits the page', 'Distance per week', '9'.repeat(300), '$7,990'],
  ['FUEL-06: the dollar sign and commas are dropped', 'Price per litre', '$2.00', '$23.50'],
  ['FUEL-06: an empty price counts as 0', 'Price per litre', '', '$0'],
])('%s', (_, name, text, expected) => {
  render(<LiveFuel consumption={4.7} />)
  type(name, text)
  expect(cost()).toBe(expected)
})

test('MISC-10: a suggested distance can be pressed and appears in the field with its suffix', () => {
  render(<LiveFuel consumption={4.7} />)
  expect(screen.getByRole('button', { name: '250 kms' }).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: '1,000 kms' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Distance per week' }).value).toBe('1,000 kms')
  expect(cost()).toBe('$79.90')
})

test('MISC-10: leaving the field adds the suffix to a typed distance', () => {
  render(<LiveFuel consumption={4.7} />)
  type('Distance per week', '1250')
  fireEvent.blur(screen.getByRole('textbox', { name: 'Distance per week' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Distance per week' }).value).toBe('1,250 kms')
})

test('FUEL-07: the cost is announced when typing pauses', async () => {
  render(<LiveFuel consumption={4.7} />)
  type('Distance per week', '500 kms')
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Fuel costs \$39\.95 a week/), { timeout: 2_000 })
})

test('FUEL-07: without JavaScript the default cost is shown, and the field is not editable', async () => {
  const markup = renderToStaticMarkup(<FuelPanel consumption={6.4} />)
  document.body.innerHTML = markup
  expect(document.body.textContent).toContain('$27.20')
  expect([...document.querySelectorAll('input')].every(({ readOnly }) => readOnly)).toBe(true)
  expect(await findViolations(markup)).toEqual([])
}, 30_000)

test("FUEL-07: the script replaces the server's markup", async () => {
  render(
    <FuelCalculator consumption={10}>
      <FuelPanel consumption={10} />
    </FuelCalculator>,
  )
  await waitFor(() => expect(screen.getAllByRole<HTMLInputElement>('textbox').some(({ readOnly }) => readOnly)).toBe(false))
})
