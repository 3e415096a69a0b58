import { expect, test } from 'vitest'
import { type AnsweringHost, listSecurityHeaders, NO_DOCUMENT_POLICY } from './security-headers'

const headersOf = (host: AnsweringHost, path: string, isHttps = false) => Object.fromEntries(listSecurityHeaders({ host, path, isHttps }))
const HOSTS: AnsweringHost[] = ['site', 'platform', 'preview', 'unknown']
const ALWAYS = [
  ...['X-Content-Type-Options', 'Referrer-Policy', 'Permissions-Policy', 'Content-Security-Policy'],
  ...['Cross-Origin-Opener-Policy', 'Cross-Origin-Resource-Policy'],
]

test.each(HOSTS)('SEC-11: an answer of a %s host has every header, whatever was asked for', (host) => {
  for (const path of ['/', '/api/search', '/api/media/file/a.webp', '/_next/static/a.js', '/admin']) {
    expect(Object.keys(headersOf(host, path))).toEqual(expect.arrayContaining(ALWAYS))
  }
})

test('SEC-11: TLS is demanded only where the platform has it, and of subdomains only where they are its own', () => {
  expect(headersOf('site', '/')['Strict-Transport-Security']).toBeUndefined()
  expect(headersOf('site', '/', true)['Strict-Transport-Security']).toBe('max-age=31536000')
  expect(headersOf('platform', '/', true)['Strict-Transport-Security']).toBe('max-age=31536000; includeSubDomains')
})

test.each([
  ['/api/search', NO_DOCUMENT_POLICY],
  ['/api/media/file/a.webp', NO_DOCUMENT_POLICY],
  ['/icons/bold.svg', NO_DOCUMENT_POLICY],
])('SEC-09: nothing runs in %s when it is opened by itself', (path, policy) => {
  expect(headersOf('site', path)['Content-Security-Policy']).toBe(policy)
})

test('SEC-09: a page that failed before it was rendered runs no script', () => {
  expect(headersOf('site', '/')['Content-Security-Policy']).toContain("script-src 'none'")
})

test('SEC-11: pictures may be shown elsewhere, pages and data may not', () => {
  const policy = (path: string) => headersOf('site', path)['Cross-Origin-Resource-Policy']
  expect(['/api/media/file/a.webp', '/_next/image', '/demo-media/a.webp', '/api/cars/i30/share-picture'].map(policy)).toEqual(
    Array.from({ length: 4 }, () => 'cross-origin'),
  )
  expect(['/', '/api/search', '/_next/static/a.js', '/api/account'].map(policy)).toEqual(Array.from({ length: 4 }, () => 'same-origin'))
})
