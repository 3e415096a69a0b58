import { expect, test } from 'vitest'
import { isRecord } from './is-record'

test.each([
  [{}, true],
  [{ name: 'Corolla' }, true],
  [Object.create(null), true],
  [null, false],
  [undefined, false],
  [['name'], false],
  ['name', false],
  [7, false],
])('SEC-06: %j is a record: %s', (value, expected) => expect(isRecord(value)).toBe(expected))
