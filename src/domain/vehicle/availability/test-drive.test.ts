import { expect, test } from 'vitest'
import { aVehicle } from '@tests/builders/vehicle'
import { resolveTestDriveHref } from './test-drive'

const { path } = aVehicle()

test.each([
  ['VDP-26: a car in stock', {}, `${path}#test-drive`],
  ['VDP-26: a used car', { carType: 'used' }, `${path}#test-drive`],
  ['VDP-26: coming soon', { status: 'coming_soon' }, null],
  ['VDP-26: sold', { status: 'sold' }, null],
  ['VDP-26: flagged as sold', { isSoldFlag: true }, null],
  ['VDP-26: reserved', { isReserved: true }, null],
  ['VDP-26: a caravan is towed', { kind: 'caravan' }, null],
] as const)('%s', (_, overrides, expected) => {
  expect(resolveTestDriveHref(aVehicle(overrides))).toBe(expected)
})
