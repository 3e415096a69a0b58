import { expect, test } from 'vitest'
import { explainAdminBody, explainJson, isJsonBody } from './admin-body'

test.each([
  [null, 0, true],
  ['text/plain', 0, true],
  ['application/json', 2, true],
  ['application/json; charset=utf-8', 2, true],
  ['application/x-www-form-urlencoded', 9, true],
  ['multipart/form-data; boundary=----x', 9, true],
  ['multipart/form-data', 9, false],
  ['text/plain', 9, false],
  ['x', 9, false],
  [null, 9, false],
])('SEC-25: a body of type %s with %i bytes is read: %s', (contentType, contentLength, isRead) => {
  expect(explainAdminBody({ contentType, contentLength }) === null).toBe(isRead)
})

test('SEC-25: a JSON body must be an object', () => {
  expect(isJsonBody({ contentType: 'application/json', contentLength: 2 })).toBe(true)
  expect(isJsonBody({ contentType: 'application/json', contentLength: 0 })).toBe(false)
  expect(explainJson('{"a":1}')).toBeNull()
  expect(['[]', 'null', '1', '"x"'].map(explainJson)).toEqual(Array.from({ length: 4 }, () => 'Send a JSON object.'))
  expect(explainJson('{"a":')).toContain('not valid JSON')
})
