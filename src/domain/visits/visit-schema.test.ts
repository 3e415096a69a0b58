import { expect, test } from 'vitest'
import { VISIT_EVENTS } from './visit-event'
import { revealSchema, visitEventSchema } from './visit-schema'

test.each([
  ['EVT-02: the view of a used car', VISIT_EVENTS.usedCarView, 4],
  ['EVT-10: a click on call', VISIT_EVENTS.callClick, 25],
  ['EVT-14: the history report', VISIT_EVENTS.historyReport, 60],
  ['EVT-15: print', VISIT_EVENTS.print, 61],
])('%s', (_, event, number) => {
  expect(event).toBe(number)
  expect(visitEventSchema.safeParse({ id: number, car_id: 7 }).success).toBe(true)
})

test.each([
  ['EVT-01: no such event', { id: 5, car_id: 7 }],
  ['EVT-01: no car', { id: 4 }],
  ['EVT-01: a number in words', { id: '4', car_id: 7 }],
  ['EVT-01: a car that cannot be', { id: 4, car_id: -1 }],
  ['EVT-01: nothing', null],
])('%s', (_, input) => {
  expect(visitEventSchema.safeParse(input).success).toBe(false)
})

test.each([
  ['API-19: all three ids', { car_id: 7, dealership_id: 3, website_id: 1 }, true],
  ['API-19: one is missing', { car_id: 7, dealership_id: 3 }, false],
  ['API-19: beyond what an id can be', { car_id: 2 ** 31, dealership_id: 3, website_id: 1 }, false],
])('%s', (_, input, isTaken) => {
  expect(revealSchema.safeParse(input).success).toBe(isTaken)
})
