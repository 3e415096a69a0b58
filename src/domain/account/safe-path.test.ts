import fc from 'fast-check'
import { expect, test } from 'vitest'
import { REDIRECT_PAYLOADS } from '@tests/builders/redirect-payloads'
import { toSafePath } from './safe-path'

test.each([
  ['AUTH-04: a page', '/cars/2023-toyota-rav4', '/cars/2023-toyota-rav4'],
  ['AUTH-04: with query and hash', '/search?fuel=hybrid#results', '/search?fuel=hybrid#results'],
  ['SEC-04: dots stay on the site', '/a/../../b', '/b'],
  ['SEC-04: another site', 'https://evil.example/', '/'],
  ['SEC-04: another site without a scheme', '//evil.example', '/'],
  ['SEC-04: a backslash', '/\\evil.example', '/'],
  ['SEC-04: two slashes after normalising', '/.//evil.example', '/'],
  ['SEC-04: a tab, which browsers drop', '/\t/evil.example', '/'],
  ['SEC-04: a line', '/\n/evil.example', '/'],
  ['SEC-04: a script', 'javascript:alert(1)', '/'],
  ['SEC-04: a call', '/api/account/export', '/'],
  ['SEC-04: nothing', '', '/'],
  ['SEC-04: no text', ['/a'], '/'],
  ['SEC-04: far too long', `/${'a'.repeat(600)}`, '/'],
])('%s', (_, given, expected) => {
  expect(toSafePath(given)).toBe(expected)
})

test('SEC-04: a browser stays on the site for any input', () => {
  const text = fc.oneof(fc.string(), fc.webUrl(), fc.string({ unit: fc.constantFrom('/', '\\', '.', ':', '@', 'a', '\t', '%', '#', '?') }))
  fc.assert(
    fc.property(text, (given) => {
      expect(new URL(toSafePath(given), 'https://harbour.example').origin).toBe('https://harbour.example')
    }),
  )
})

test('SEC-04: there are more than a hundred distinct redirect payloads', () => {
  expect(new Set(REDIRECT_PAYLOADS).size).toBe(REDIRECT_PAYLOADS.length)
  expect(REDIRECT_PAYLOADS.length).toBeGreaterThan(100)
})

test.each(REDIRECT_PAYLOADS.map((payload) => [JSON.stringify(payload).slice(0, 60), payload]))(
  'SEC-04: %s stays on the site',
  (_, payload) => {
    const path = toSafePath(payload, '/my-garage')
    const home = 'https://harbour.example'
    // As a redirect header, as a link, and as the parameter of a second page.
    const again = new URLSearchParams(`redirect=${encodeURIComponent(path)}`).get('redirect') ?? ''
    for (const way of [path, again, toSafePath(path)]) expect(new URL(way, `${home}/sign-in`).origin).toBe(home)
    expect(path).toMatch(/^\/(?![\\/])[\u0021-\u007e]*$/)
    expect(new URL(path, home).pathname).not.toMatch(/^\/api(\/|$)/i)
  },
)
