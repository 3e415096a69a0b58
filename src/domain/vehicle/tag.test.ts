import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BUILT_AT, aVehicleCard } from '@tests/builders/vehicle'
import { CAR_TYPES, VEHICLE_STATUSES } from './vehicle'
import { resolveTag } from './tag'

const now = BUILT_AT
const day = 86_400
const settings = { fuelTagEnabled: true, justArrivedDays: 8, justArrivedLabel: 'New', soldTagText: 'JUST SOLD' }
const arrived = now - day
const certified = { carType: 'used', isCertified: true, make: 'Toyota' } as const

describe('resolveTag', () => {
  test.each([
    ['CAR-06: nothing applies: blank', {}, null],
    ['CAR-07: hybrid', { simpleFuel: 'Hybrid' }, { kind: 'fuel', text: 'Hybrid' }],
    ['CAR-07: electric', { simpleFuel: 'Electric' }, { kind: 'fuel', text: 'Electric' }],
    ['CAR-07: plug-in hybrid', { simpleFuel: 'PHEV' }, { kind: 'fuel', text: 'PHEV' }],
    ['CAR-07: no other fuel', { simpleFuel: 'Diesel' }, null],
    ['CAR-08: reserved', { isReserved: true }, { kind: 'reserved', text: 'RESERVED' }],
    ['CAR-09: certified used Toyota', certified, { kind: 'certified', text: 'Toyota Certified' }],
    ['CAR-09: no badge for another make', { ...certified, make: 'Kia' }, null],
    ['CAR-09: no badge for a demo', { ...certified, carType: 'demo' }, null],
    ['CAR-09: no badge without the certificate', { ...certified, isCertified: false }, null],
    ['CAR-10: custom', { tag: 'Test Drive Only' }, { kind: 'custom', text: 'Test Drive Only' }],
    ['CAR-10: an empty custom tag is none', { tag: '  ' }, null],
    ['CAR-11: coming soon', { status: 'coming_soon' }, { kind: 'comingSoon', text: 'COMING SOON' }],
    ['CAR-12: created a day ago', { createdAt: arrived }, { kind: 'justArrived', text: 'New' }],
    ['CAR-12: created exactly 8 days ago', { createdAt: now - 8 * day }, { kind: 'justArrived', text: 'New' }],
    ['CAR-12: created 8 days and a second ago', { createdAt: now - 8 * day - 1 }, null],
    ['CAR-12: created after the instant of the page', { createdAt: now + 3600 }, { kind: 'justArrived', text: 'New' }],
    ['CAR-14: sold', { status: 'sold' }, { kind: 'sold', text: 'JUST SOLD' }],
    ['CAR-06: demo is a chip, no tag', { carType: 'demo' }, null],
    ['CAR-06: new is a chip, no tag', { carType: 'new' }, null],
  ] as const)('%s', (_, overrides, expected) => {
    expect(resolveTag(aVehicleCard(overrides), settings, now)).toEqual(expected)
  })

  test.each([
    ['CAR-07: off by the switch', { fuelTagEnabled: false }, { simpleFuel: 'Hybrid' }, null],
    ['CAR-12: within two days', { justArrivedDays: 2 }, { createdAt: now - 3 * day }, null],
    ['CAR-13: label of the tenant', { justArrivedLabel: 'Just in' }, { createdAt: arrived }, { kind: 'justArrived', text: 'Just in' }],
    ['CAR-14: text of the tenant', { soldTagText: 'GONE' }, { status: 'sold' }, { kind: 'sold', text: 'GONE' }],
  ] as const)('%s', (_, changed, overrides, expected) => {
    expect(resolveTag(aVehicleCard(overrides), { ...settings, ...changed }, now)).toEqual(expected)
  })

  test('CAR-06: at most one tag, by priority', () => {
    const cars = fc.record({
      status: fc.constantFrom(...VEHICLE_STATUSES),
      simpleFuel: fc.constantFrom(null, 'Petrol', 'Hybrid', 'Electric', 'PHEV'),
      isReserved: fc.boolean(),
      carType: fc.constantFrom(...CAR_TYPES),
      isCertified: fc.boolean(),
      make: fc.constantFrom('Toyota', 'Kia'),
      tag: fc.constantFrom(null, '', 'Test Drive Only'),
      createdAt: fc.integer({ min: now - 20 * day, max: now }),
    })
    fc.assert(
      fc.property(cars, fc.boolean(), (car, fuelTagEnabled) => {
        const ranked = [
          ['sold', car.status === 'sold'],
          ['fuel', fuelTagEnabled && ['Hybrid', 'Electric', 'PHEV'].includes(car.simpleFuel ?? '')],
          ['reserved', car.isReserved],
          ['certified', car.carType === 'used' && car.isCertified && car.make === 'Toyota'],
          ['custom', car.tag === 'Test Drive Only'],
          ['comingSoon', car.status === 'coming_soon'],
          ['justArrived', car.createdAt >= now - 8 * day],
        ] as const
        const first = ranked.find(([, applies]) => applies)
        expect(resolveTag(car, { ...settings, fuelTagEnabled }, now)?.kind).toBe(first?.[0])
      }),
    )
  })
})
