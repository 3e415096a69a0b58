import { expect, test } from 'vitest'
import { formSchema } from '@/domain/leads/form/form-schema'
import { CHECKOUT_STEPS } from './journey'
import { CHECKOUT_TEXTS, checkoutFields, describeCheckout, listNeeded, toStoredAnswers, describeCompletion } from './steps'

test.each([
  ['a delivery needs an address', 'delivery', { handover: 'delivery', suburb: 'Windsor' }, ['street', 'delivery_postcode']],
  ['a pick-up needs none', 'delivery', { handover: 'pickup' }, []],
  ['a trade-in needs its car', 'trade-in', { has_trade: 'yes' }, ['trade_car']],
  ['without a trade-in nothing is needed', 'trade-in', { has_trade: 'no' }, []],
  ['finance needs nothing more', 'finance', { pay_by: 'finance' }, []],
] as const)('BUY-04: %s', (_, step, values, expected) => {
  expect(Object.keys(listNeeded(step, values))).toEqual(expected)
})

test('BUY-04: answers that another answer makes irrelevant are not stored', () => {
  expect(toStoredAnswers('delivery', { handover: 'pickup', street: '1 Wharf St' })).toEqual({ handover: 'pickup' })
  expect(toStoredAnswers('finance', { pay_by: 'finance', deposit: 5000, more: undefined })).toEqual({ pay_by: 'finance', deposit: '5000' })
})

test('BUY-04: describes answers in the order of the steps', () => {
  const answers = { delivery: { handover: 'pickup' }, finance: { pay_by: 'own', deposit: '5000' } }
  expect(describeCheckout(answers)).toEqual([
    { label: 'How you’ll pay', text: 'Bank transfer or my own finance' },
    { label: 'Deposit I can pay', text: '$5,000' },
    { label: 'How you’ll get the car', text: 'I’ll pick it up' },
  ])
})

test('LEAD-11, SEC-05: the checkout asks for consent to offers, so that the record is true', () => {
  expect(checkoutFields('details').map(({ name }) => name)).toContain('opt_in')
})

test('BUY-03: no step asks for a card, and every step has its texts', () => {
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

test('BUY-04, TRD-04: describes a valued trade-in with its offer', () => {
  const answers = { 'trade-in': { has_trade: 'valued', trade_car: '2019 Mazda 3', trade_km: '81000', trade_offer: '$14,500' } }
  expect(describeCheckout(answers)).toEqual([
    { label: 'A car to trade in', text: 'Yes' },
    { label: 'Which car', text: '2019 Mazda 3' },
    { label: 'Odometer', text: '81,000 km' },
    { label: 'Our offer for it', text: '$14,500' },
  ])
})

test.each([
  ['BUY-03: a reservation', 'reserve', {}, 'The car is reserved', /see it/],
  [
    'BUY-04: a pick-up',
    'purchase',
    { delivery: { handover: 'pickup' }, 'trade-in': { has_trade: 'no' } },
    'It’s yours to collect',
    /^We’ll send your contract\. Bring/,
  ],
  ['BUY-04: a delivery', 'purchase', { delivery: { handover: 'delivery' } }, 'It’s yours and on its way', /to your door/],
  ['BUY-04: with a trade-in', 'purchase', { 'trade-in': { has_trade: 'valued' } }, 'It’s yours to collect', /trade-in price/],
] as const)('%s ends in its own words', (_, mode, answers, heading, next) => {
  const end = describeCompletion(mode, answers)
  expect(end.heading).toBe(heading)
  expect(end.next.join(' ')).toMatch(next)
})
