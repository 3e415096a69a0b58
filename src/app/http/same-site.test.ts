import { expect, test } from 'vitest'
import { isSameSite } from './same-site'

const HOST = 'forecourt.example'

test.each<[string, Record<string, string>, boolean]>([
  ['without an origin, as from a program', {}, true],
  ['from the same site', { origin: 'https://forecourt.example', 'sec-fetch-site': 'same-origin' }, true],
  ['from another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, false],
  ['from another site without fetch metadata', { origin: 'https://evil.example' }, false],
  ['from another site that hides its origin', { 'sec-fetch-site': 'cross-site' }, false],
  ['from the preview host', { origin: 'https://preview.forecourt.example', 'sec-fetch-site': 'same-site' }, false],
  ['from another port', { origin: 'https://forecourt.example:8443' }, false],
  ['from a sandboxed iframe', { origin: 'null' }, false],
  ['with an invalid origin', { origin: 'forecourt.example' }, false],
])('SEC-04, SEC-08: whether a call %s is from the same site', (_, headers, isSame) => {
  expect(isSameSite(new Headers({ host: HOST, ...headers }))).toBe(isSame)
})
