import { expect, test } from 'vitest'
import { type BodyCall, checkBodyLength } from './body-limit'

const call = (overrides: Partial<BodyCall>): BodyCall => ({
  pathname: '/api/leads',
  isPlatform: false,
  contentLength: null,
  transferEncoding: null,
  ...overrides,
})
const MB = 1024 * 1024

test.each<[string, Partial<BodyCall>, ReturnType<typeof checkBodyLength>['kind']]>([
  ['SEC-02: a call without a body', {}, 'fine'],
  ['SEC-02: a form', { contentLength: '900' }, 'fine'],
  ['SEC-02: exactly a megabyte', { contentLength: String(MB) }, 'fine'],
  ['SEC-02: a byte more', { contentLength: String(MB + 1) }, 'tooLarge'],
  ['SEC-02: an invalid length', { contentLength: 'many' }, 'tooLarge'],
  ['SEC-02: a negative length', { contentLength: '-5' }, 'tooLarge'],
  ['SEC-02: a visitor’s body of unknown length', { transferEncoding: 'chunked' }, 'lengthMissing'],
  ['SEC-02: stock imports only on the platform’s host', { pathname: '/api/stock-imports', contentLength: String(9 * MB) }, 'tooLarge'],
  [
    'SEC-18: a stock file requires staff',
    { isPlatform: true, pathname: '/api/stock-imports', contentLength: String(60 * MB) },
    'staffOnly',
  ],
  [
    'ADM-19: a file of stock that is too large',
    { isPlatform: true, pathname: '/api/stock-imports', contentLength: String(65 * MB) },
    'tooLarge',
  ],
  ['SEC-18: a large picture requires staff', { isPlatform: true, pathname: '/api/media', contentLength: String(12 * MB) }, 'staffOnly'],
  ['SEC-18: somebody signs in to the admin', { isPlatform: true, pathname: '/api/users/login', contentLength: '80' }, 'fine'],
  [
    'SEC-18: a body of unknown length to the admin',
    { isPlatform: true, pathname: '/api/pages', transferEncoding: 'chunked' },
    'lengthMissing',
  ],
  ['SEC-18: a length beside a transfer encoding', { isPlatform: true, contentLength: '5', transferEncoding: 'chunked' }, 'lengthMissing'],
  [
    'SEC-02: a path with the same beginning',
    { isPlatform: true, pathname: '/api/stock-imports-2', contentLength: String(60 * MB) },
    'tooLarge',
  ],
])('%s', (_, overrides, kind) => {
  expect(checkBodyLength(call(overrides)).kind).toBe(kind)
})
