import { expect, test } from 'vitest'
import { createCircuit } from './circuit'

function aCircuit() {
  const time = { now: 0 }
  const circuit = createCircuit({ failures: 3, restMs: 1_000, clock: () => time.now })
  const fail = (times: number) => Array.from({ length: times }, () => circuit.noteFailure())
  return { circuit, time, fail }
}

test('API-08: opens after three failures in a row', () => {
  const { circuit, time, fail } = aCircuit()
  fail(2)
  expect(circuit.isClosed()).toBe(true)
  fail(1)
  expect(circuit.isClosed()).toBe(false)
  time.now = 999
  expect(circuit.isClosed()).toBe(false)
})

test('API-08: after the rest one call tries the service, and the others wait for its outcome', () => {
  const { circuit, time, fail } = aCircuit()
  fail(3)
  time.now = 1_000
  expect([circuit.isClosed(), circuit.isClosed()]).toEqual([true, false])
  circuit.noteSuccess()
  expect(circuit.isClosed()).toBe(true)
  fail(2)
  expect(circuit.isClosed()).toBe(true)
})

test('API-08: a success resets the count', () => {
  const { circuit, fail } = aCircuit()
  fail(2)
  circuit.noteSuccess()
  fail(2)
  expect(circuit.isClosed()).toBe(true)
})
