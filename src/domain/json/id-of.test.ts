import { expect, test } from 'vitest'
import { bareReference, idOf } from './id-of'

test.each([
  [7, 7, 7],
  [{ id: 7, name: 'Harbour City' }, 7, 7],
  ['7', '7', null],
  [{ id: '7' }, '7', null],
  [{ name: 'Harbour City' }, { name: 'Harbour City' }, null],
  [null, null, null],
  [undefined, undefined, null],
  [[7], [7], null],
])('SEC-01: the reference %j unwraps to %j and has the id %j', (reference, bare, id) => {
  expect([bareReference(reference), idOf(reference)]).toEqual([bare, id])
})
