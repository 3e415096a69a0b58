// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { CheckoutState } from '@/domain/journeys/checkout/journey'
import { aTenant } from '@tests/builders/tenant'
import { aVehicle } from '@tests/builders/vehicle'
import { CheckoutPage } from './checkout-page'
import type { CheckoutData } from './load-checkout'

// The readers access the database.
vi.mock('./load-checkout', () => ({ prefilledAnswers: () => ({}) }))
vi.mock('./checkout-call', () => ({ checkoutPage: () => '/checkout' }))

const vehicle = aVehicle()
const beginning: CheckoutData = {
  mode: 'reserve',
  vehicle,
  key: null,
  stored: null,
  view: { kind: 'step', step: 'details' },
  step: 'details',
  draft: null,
  fee: 500_00,
  provider: 'demo',
  canBegin: true,
  newKey: 'new-key',
  agreed: {},
}
const paid: CheckoutState = { mode: 'reserve', reservation: 'paid', heldUntil: 1_790_000_000, answers: {}, isPaying: false }
const stored = {
  id: 42,
  tenantId: 1,
  state: paid,
  carId: vehicle.id,
  carSlug: vehicle.slug,
  carName: vehicle.name,
  leadId: null,
  amount: 500_00,
  payment: null,
}

function draw(data: CheckoutData, reserveFeeText = '$500'): string {
  const tenant = aTenant('dealer', { switches: { reserveFeeText } })
  document.body.innerHTML = renderToStaticMarkup(<CheckoutPage tenant={tenant} data={data} />)
  return document.body.textContent
}

test('LOOK-14: before the first question the page names its steps, the amount, the refund and the hold', () => {
  const text = draw(beginning)
  for (const said of ['1. Your details', '2. Deposit', '3. Done', '$500, taken off the price', 'In full if you don’t go ahead'])
    expect(text.indexOf(said), said).toBeGreaterThan(-1)
  const [before, after] = text.split('First Name')
  expect(before).toContain('20 minutes while you finish')
  expect(after).not.toContain('20 minutes while you finish')
})

test('LOOK-14: a fee that is not refundable says so', () => {
  expect(draw(beginning, '$500 non-refundable')).toContain('Not refundable once you’ve paid')
})

test('LOOK-14: the page replaces menu and footer by a bar with a way back', () => {
  draw(beginning)
  expect(document.querySelector('[data-bare-page] a[href^="/cars/"]')?.textContent).toBe('Back to the car')
})

test('LOOK-14: it ends with a reference number and what happens next', () => {
  const text = draw({ ...beginning, key: 'key', stored, step: 'confirmation', view: { kind: 'step', step: 'confirmation' } })
  expect(text).toContain('Your reference number is R-00042.')
  expect(text).toMatch(/What happens next.*will call you/)
  expect(text).not.toContain('20 minutes while you finish')
})
