import { expect, test } from 'vitest'
import { isSameSite } from './same-site'

const HOST = 'forecourt.example'

test.each<[string, Record<string, string>, boolean]>([
  ['without an origin, as a program sends it', {}, true],
  ['of the site itself', { origin: 'https://forecourt.example', 'sec-fetch-site': 'same-origin' }, true],
  ['of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, false],
  ['of another site whose browser tells nothing else', { origin: 'https://evil.example' }, false],
  ['of another site that hides its origin', { 'sec-fetch-site': 'cross-site' }, false],
  ['of the host of previews', { origin: 'https://preview.forecourt.example', 'sec-fetch-site': 'same-site' }, false],
  ['of another port', { origin: 'https://forecourt.example:8443' }, false],
  ['of a sandboxed frame', { origin: 'null' }, false],
  ['with an origin that is none', { origin: 'forecourt.example' }, false],
])('SEC-04, SEC-08: whether a call %s comes from the site itself', (_, headers, isSame) => {
  expect(isSameSite(new Headers({ host: HOST, ...headers }))).toBe(isSame)
})
