import { expect, test } from 'vitest'
import { formSchema } from '../leads/form-schema'
import { CHECKOUT_STEPS } from './journey'
import { CHECKOUT_TEXTS, checkoutFields, describeCheckout, listNeeded, toStoredAnswers } from './steps'

test.each([
  ['a delivery needs an address', 'delivery', { handover: 'delivery', suburb: 'Windsor' }, ['street', 'delivery_postcode']],
  ['a pick-up needs none', 'delivery', { handover: 'pickup' }, []],
  ['a trade-in needs its car', 'trade-in', { has_trade: 'yes' }, ['trade_car']],
  ['no trade-in needs nothing', 'trade-in', { has_trade: 'no' }, []],
  ['finance needs nothing more', 'finance', { pay_by: 'finance' }, []],
] as const)('BUY-04: %s', (_, step, values, expected) => {
  expect(Object.keys(listNeeded(step, values))).toEqual(expected)
})

test('BUY-04: what an answer makes pointless is not kept', () => {
  expect(toStoredAnswers('delivery', { handover: 'pickup', street: '1 Wharf St' })).toEqual({ handover: 'pickup' })
  expect(toStoredAnswers('finance', { pay_by: 'finance', deposit: 5000, more: undefined })).toEqual({ pay_by: 'finance', deposit: '5000' })
})

test('BUY-04: answers in words, in the order of the steps', () => {
  const answers = { delivery: { handover: 'pickup' }, finance: { pay_by: 'own', deposit: '5000' } }
  expect(describeCheckout(answers)).toEqual([
    { label: 'How you pay', text: 'Bank transfer or my own finance' },
    { label: 'What I can put down', text: '$5,000' },
    { label: 'How you get the car', text: 'I pick it up' },
  ])
})

test('BUY-03: no step asks for a card, and every step has its words', () => {
  for (const step of CHECKOUT_STEPS) {
    expect(CHECKOUT_TEXTS[step].heading).not.toBe('')
    expect(
      checkoutFields(step)
        .map(({ name, label }) => `${name} ${label}`)
        .join(),
    ).not.toMatch(/card|cvc|expiry/i)
    expect(formSchema(checkoutFields(step), { now: 0, timeZone: 'Australia/Brisbane' })).toBeDefined()
  }
})
