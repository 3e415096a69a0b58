import { expect, test } from 'vitest'
import { acceptRequestId } from './request-id'

test.each([
  ['of a trusted proxy', '4f1c-2b7e.trace_1', 1, '4f1c-2b7e.trace_1'],
  ['of a visitor', '4f1c-2b7e.trace_1', 0, null],
  ['that is too short', 'abc', 1, null],
  ['that is too long', 'a'.repeat(65), 1, null],
  ['with characters that would break a log line', 'abcdefgh\n{"level":60}', 1, null],
  ['sent twice', ['abcdefgh', 'ijklmnop'], 1, null],
  ['that is missing', undefined, 1, null],
])('REL-05: an id %s', (_, given, trustedProxies, expected) => {
  expect(acceptRequestId(given, trustedProxies)).toBe(expected)
})
