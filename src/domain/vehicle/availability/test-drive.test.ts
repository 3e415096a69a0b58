import { expect, test } from 'vitest'
import { aVehicle } from '@tests/builders/vehicle'
import { resolveTestDriveHref } from './test-drive'

const { path } = aVehicle()

test.each([
  ['VDP-26: a car in stock', {}, `${path}#test-drive`],
  ['VDP-26: a used one likewise', { carType: 'used' }, `${path}#test-drive`],
  ['VDP-26: still to come', { status: 'coming_soon' }, null],
  ['VDP-26: sold', { status: 'sold' }, null],
  ['VDP-26: flagged as sold', { isSoldFlag: true }, null],
  ['VDP-26: held for somebody else', { isReserved: true }, null],
  ['VDP-26: a caravan is towed', { itemType: 'caravan' }, null],
] as const)('%s', (_, overrides, expected) => {
  expect(resolveTestDriveHref(aVehicle(overrides))).toBe(expected)
})
