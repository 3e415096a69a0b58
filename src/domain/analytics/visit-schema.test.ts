import { expect, test } from 'vitest'
import { VISIT_EVENTS } from './visit-event'
import { revealSchema, visitEventSchema } from './visit-schema'

test.each([
  ['EVT-02: the view of a used car', VISIT_EVENTS.usedCarView, 4],
  ['EVT-03: a finance enquiry', VISIT_EVENTS.financeEnquiry, 9],
  ['EVT-04: a test drive of a new car', VISIT_EVENTS.testDriveNew, 14],
  ['EVT-05: a test drive of a used car', VISIT_EVENTS.testDriveUsed, 15],
  ['EVT-06: the variant for new cars', VISIT_EVENTS.testDriveNewVariant, 17],
  ['EVT-08: an offer is accepted', VISIT_EVENTS.offerAccepted, 18],
  ['EVT-09: a general enquiry', VISIT_EVENTS.generalEnquiry, 22],
  ['EVT-10: a click on call', VISIT_EVENTS.callClick, 25],
  ['EVT-11: the calculator is used', VISIT_EVENTS.calculatorUse, 26],
  ['EVT-12: a car is saved', VISIT_EVENTS.saveCar, 39],
  ['EVT-07: the variant for used cars', VISIT_EVENTS.testDriveUsedVariant, 48],
  ['EVT-16: a search is viewed', VISIT_EVENTS.searchView, 49],
  ['EVT-13: careers', VISIT_EVENTS.careers, 51],
  ['EVT-14: the history report', VISIT_EVENTS.historyReport, 60],
  ['EVT-15: print', VISIT_EVENTS.print, 61],
])('%s', (_, event, number) => {
  expect(event).toBe(number)
  expect(visitEventSchema.parse({ id: number, car_id: 7 })).toEqual({ id: number, car_id: 7 })
})

test.each([VISIT_EVENTS.generalEnquiry, VISIT_EVENTS.calculatorUse, VISIT_EVENTS.searchView, VISIT_EVENTS.offerAccepted])(
  'EVT-01: event %i needs no car',
  (id) => {
    expect(visitEventSchema.parse({ id })).toEqual({ id, car_id: null })
  },
)

test.each([
  ['EVT-01: an unknown event', { id: 5, car_id: 7 }],
  ['EVT-01: no car', { id: 4 }],
  ['EVT-01: a number in words', { id: '4', car_id: 7 }],
  ['EVT-01: an invalid car id', { id: 4, car_id: -1 }],
  ['EVT-01: nothing', null],
])('%s', (_, input) => {
  expect(visitEventSchema.safeParse(input).success).toBe(false)
})

test.each([
  ['API-19: all three ids', { car_id: 7, dealership_id: 3, website_id: 1 }, true],
  ['API-19: one is missing', { car_id: 7, dealership_id: 3 }, false],
  ['API-19: an id that is too large', { car_id: 2 ** 31, dealership_id: 3, website_id: 1 }, false],
])('%s', (_, input, isTaken) => {
  expect(revealSchema.safeParse(input).success).toBe(isTaken)
})
