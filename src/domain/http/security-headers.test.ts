import { expect, test } from 'vitest'
import { type HostKind, listSecurityHeaders, NO_DOCUMENT_POLICY } from './security-headers'

const headersOf = (host: HostKind, path: string, isHttps = false) => Object.fromEntries(listSecurityHeaders({ host, path, isHttps }))
const HOSTS: HostKind[] = ['site', 'platform', 'preview', 'unknown']
/** Values that differ by host. Previews open in a window of the admin, and their addresses contain a ticket. */
const BY_HOST: Record<HostKind, [referrer: string, opener: string]> = {
  site: ['strict-origin-when-cross-origin', 'same-origin-allow-popups'],
  platform: ['same-origin', 'same-origin-allow-popups'],
  preview: ['no-referrer', 'unsafe-none'],
  unknown: ['strict-origin-when-cross-origin', 'same-origin-allow-popups'],
}

test.each(HOSTS)('SEC-11: every response of a %s host has all headers', (host) => {
  const [referrer, opener] = BY_HOST[host]
  for (const path of ['/', '/api/search', '/api/media/file/a.webp', '/_next/static/a.js', '/admin'])
    expect(headersOf(host, path)).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': referrer,
      'Permissions-Policy': expect.stringMatching(/^[a-z-]+=\(\)(?:, [a-z-]+=\(\))+$/),
      'Cross-Origin-Opener-Policy': opener,
      'Cross-Origin-Resource-Policy': expect.stringMatching(/^(?:same|cross)-origin$/),
      'Content-Security-Policy': expect.any(String),
    })
})

test('SEC-11: scripts may not use camera, microphone, location or payments', () => {
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
    expect(headersOf('site', '/')['Permissions-Policy']?.split(', ')).toContain(`${feature}=()`)
})

test('SEC-11: HSTS is sent only behind TLS, and includes only our own subdomains', () => {
  expect(headersOf('site', '/')['Strict-Transport-Security']).toBeUndefined()
  expect(headersOf('site', '/', true)['Strict-Transport-Security']).toBe('max-age=31536000')
  expect(headersOf('platform', '/', true)['Strict-Transport-Security']).toBe('max-age=31536000; includeSubDomains')
})

test.each([
  ['/api/search', NO_DOCUMENT_POLICY],
  ['/api/media/file/a.webp', NO_DOCUMENT_POLICY],
  ['/icons/bold.svg', NO_DOCUMENT_POLICY],
  ['/guide-pictures/menus.webp', NO_DOCUMENT_POLICY],
])('SEC-09: nothing runs in %s when it is opened as a document', (path, policy) => {
  expect(headersOf('site', path)['Content-Security-Policy']).toBe(policy)
})

test('SEC-09, SEC-11: data and files load nothing and cannot be framed', () => {
  expect(NO_DOCUMENT_POLICY).toBe("default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
})

test('SEC-09, SEC-11: a page that failed before rendering runs no script, sends no form and cannot be framed', () => {
  const directives = headersOf('site', '/')['Content-Security-Policy']?.split('; ')
  for (const name of ['script-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors'])
    expect(directives).toContain(`${name} 'none'`)
  expect(directives).toContain("default-src 'self'")
})

test('SEC-11: other sites may embed pictures, but not pages and data', () => {
  const policy = (path: string) => headersOf('site', path)['Cross-Origin-Resource-Policy']
  expect(['/api/media/file/a.webp', '/_next/image', '/demo-media/a.webp', '/api/cars/i30/share-picture'].map(policy)).toEqual(
    Array.from({ length: 4 }, () => 'cross-origin'),
  )
  expect(['/', '/api/search', '/_next/static/a.js', '/api/account'].map(policy)).toEqual(Array.from({ length: 4 }, () => 'same-origin'))
})
