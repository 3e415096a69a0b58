import { expect, test } from 'vitest'
import { findKind, findSiteWords, readVehicleKind, toVehicleKind, VEHICLE_KINDS, type VehicleKind } from './kinds'

test.each<[string, string | null, VehicleKind]>([
  ['KIND-01: no kind is a car', null, 'car'],
  ['KIND-01: an empty kind is a car', ' ', 'car'],
  ['KIND-01: an unknown kind is a car', 'spaceship', 'car'],
  ['KIND-01: a kind in any case', ' Caravan ', 'caravan'],
  ['KIND-01: what feeds write for a caravan', 'Camper_Trailer', 'caravan'],
  ['KIND-01: a campervan is a motorhome', 'campervan', 'motorhome'],
  ['KIND-01: a boat', 'BOATS', 'boat'],
])('%s', (_, stored, kind) => {
  expect(toVehicleKind(stored)).toBe(kind)
})

test('KIND-01: an import can tell an unknown kind from a car', () => {
  expect(readVehicleKind('spaceship')).toBeNull()
  expect(readVehicleKind('car')).toBe('car')
})

test('KIND-01: no two kinds have a name in common', () => {
  const names = VEHICLE_KINDS.flatMap((kind) => [kind, ...findKind(kind).aliases])
  expect(new Set(names).size).toBe(names.length)
})

test.each<[string, VehicleKind[], string]>([
  ['KIND-02: a site that names no kind sells cars', [], 'cars'],
  ['KIND-02: a site of one kind', ['caravan'], 'caravans'],
  ['KIND-02: a site with several kinds has vehicles', ['caravan', 'motorhome'], 'vehicles'],
])('%s', (_, stockKinds, many) => {
  expect(findSiteWords({ stockKinds }).many).toBe(many)
})

test('KIND-02: no other kind says car', () => {
  const others = VEHICLE_KINDS.filter((kind) => kind !== 'car').map((kind) => findKind(kind).words)
  expect(JSON.stringify([...others, findSiteWords({ stockKinds: ['boat', 'truck'] })])).not.toMatch(/\bcars?\b/i)
})
