import { expect, test } from 'vitest'
import { listLeadFacts } from './lead-facts'

const nothing = {
  booking_at: '',
  dealership_name: '',
  rego: '',
  lead_attributes: { additional_services: [], answers: {} },
}

test.each([
  ['nothing', {}, []],
  ['a time', { booking_at: '2026-11-25T11:00' }, [['Preferred time', '2026-11-25 11:00']]],
  ['a dealership', { dealership_name: 'Summit Prestige' }, [['Dealership', 'Summit Prestige']]],
  ['a rego', { rego: '123ABC' }, [['Rego', '123ABC']]],
  [
    'services',
    { lead_attributes: { additional_services: ['Pick up', 'Loan car'], answers: {} } },
    [['Additional services', 'Pick up, Loan car']],
  ],
  [
    'answers of a finance form and of a trade-in',
    {
      lead_attributes: {
        additional_services: [],
        answers: {
          vehiclePriceBudget: '42990',
          Keys: 'Two',
          offer_price: '$14,500',
          offer_accepted: 'true',
          form_completed: 'true',
          regoState: 'QLD',
          x: '',
        },
      },
    },
    [
      ['Vehicle price', '42990'],
      ['Offer price', '$14,500'],
      ['Offer accepted', 'yes'],
      ['Keys', 'Two'],
      ['Rego state', 'QLD'],
    ],
  ],
])('LEAD-14, LEAD-18, ADM-18: the facts of a lead about %s', (_, asked, expected) => {
  expect(listLeadFacts({ ...nothing, ...asked }).map(({ label, value }) => [label, value])).toEqual(expected)
})
