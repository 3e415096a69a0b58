import { expect, test } from 'vitest'
import { FORM_FACTS, FORM_KINDS, testDriveEvent, toFormKind } from './form-kinds'

test.each([
  ['EVT-04: new', { carType: 'new', tag: null }, false, 14],
  ['EVT-04: demo', { carType: 'demo', tag: null }, false, 14],
  ['EVT-05: used', { carType: 'used', tag: 'Hybrid' }, false, 15],
  ['EVT-06: the tag, even on a used car', { carType: 'used', tag: 'Test Drive Only' }, false, 17],
  ['EVT-06: the tag before the variant', { carType: 'used', tag: 'Test Drive Only' }, true, 17],
  ['EVT-06: the new-car variant', { carType: 'new', tag: null }, true, 17],
  ['EVT-07: the used-car variant', { carType: 'used', tag: null }, true, 48],
  ['EVT-04: no car', null, false, 14],
] as const)('LEAD-22, %s', (_, car, hasOwnEvents, event) => {
  expect(testDriveEvent(car, hasOwnEvents)).toBe(event)
})

test.each([
  ['LEAD-28, EVT-09: contact', 'contact', 22],
  ['EVT-13: careers', 'careers', 51],
  ['EVT-03: finance', 'finance', 9],
] as const)('%s has its event', (_, kind, event) => {
  expect(FORM_FACTS[kind].event).toBe(event)
})

test.each<[unknown, unknown]>([
  ...FORM_KINDS.map((kind): [unknown, unknown] => [kind, kind]),
  ['boats', null],
  ['toString', null],
  [7, null],
  [undefined, null],
])('SEC-02: the kind %s is read as %s', (value, expected) => {
  expect(toFormKind(value)).toBe(expected)
})
