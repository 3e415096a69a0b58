// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { checkoutFields } from '@/domain/journeys/checkout/steps'
import type { FormField } from '@/domain/leads/form/form-field'
import { listFields } from '@/domain/leads/form/lead-form'
import { tradeInFields } from '@/domain/journeys/trade-in/steps'
import { findViolations } from '@tests/setup/find-violations'
import { aTenant } from '@tests/builders/tenant'
import { toFormSite, toLeadForm } from './form-site'
import { LeadFields } from './lead-fields'

afterEach(cleanup)

const site = toFormSite(aTenant(), { locations: [], dealerships: [] })
const service = listFields(toLeadForm(site, { kind: 'service', carSlug: null }))
const finance = listFields(toLeadForm(site, { kind: 'finance', carSlug: null }))
const tradeIn = tradeInFields('details', { makes: [], models: [] }, 2026)

function draw(fields: readonly FormField[], values: Record<string, string> = {}) {
  render(
    <form aria-label="Form">
      <LeadFields fields={fields} formId="f" bind={({ name }) => ({ name, defaultValue: values[name] })} />
    </form>,
  )
  return (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) })
}
const sent = (name: string) => new FormData(screen.getByRole<HTMLFormElement>('form')).get(name)
const pick = (name: string) => screen.getByRole('button', { name })

describe.each([
  ['the trade-in', tradeIn, 'km'],
  ['the service booking', service, 'service_km'],
  ['the checkout', checkoutFields('trade-in'), 'trade_km'],
])('the odometer of %s', (_, fields, name) => {
  test('MISC-10: leaving the field adds thousands separators and the suffix', () => {
    const field = draw(fields)('Odometer')
    fireEvent.change(field, { target: { value: '85000' } })
    fireEvent.blur(field)
    expect([field.value, sent(name)]).toEqual(['85,000 kms', '85,000 kms'])
    fireEvent.change(field, { target: { value: 'many' } })
    fireEvent.blur(field)
    expect(field.value).toBe('many')
  })

  test('MISC-10: a suggested figure can be pressed and is sent', () => {
    const field = draw(fields)('Odometer')
    fireEvent.click(pick('100,000 kms'))
    expect([field.value, sent(name), pick('100,000 kms').getAttribute('aria-pressed')]).toEqual(['100,000 kms', '100,000 kms', 'true'])
    fireEvent.change(field, { target: { value: '99' } })
    expect(pick('100,000 kms').getAttribute('aria-pressed')).toBe('false')
  })

  test('MISC-10: a prefilled value is shown with its suffix', () => {
    expect(draw(fields, { [name]: '60000' })('Odometer').value).toBe('60,000 kms')
  })
})

describe.each([
  ['the finance form', finance, 'Deposit', 'deposit'],
  ['the checkout', checkoutFields('finance'), 'Deposit I can pay', 'deposit'],
])('the money of %s', (_, fields, label, name) => {
  test('MISC-08: it starts with a dollar sign, and leaving the field adds thousands separators', () => {
    const field = draw(fields, { [name]: '' })(label)
    expect(field.parentElement?.textContent).toBe('$')
    fireEvent.change(field, { target: { value: '12500' } })
    fireEvent.blur(field)
    expect([field.value, sent(name)]).toEqual(['12,500', '12,500'])
  })
})

test('A11Y-01: axe finds no problems', async () => {
  const markup = renderToStaticMarkup(<LeadFields fields={tradeIn} formId="f" bind={({ name }) => ({ name })} />)
  expect(await findViolations(`<main><h1>Form</h1><form>${markup}</form></main>`)).toEqual([])
}, 30_000)
