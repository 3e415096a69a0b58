import { describe, expect, test } from 'vitest'
import { isVendorOrigin, listVendorOrigins, writeAdminPolicy, writeSitePolicy } from './content-security-policy'

const directivesOf = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
const site = (overrides: Partial<Parameters<typeof writeSitePolicy>[0]> = {}) =>
  directivesOf(
    writeSitePolicy({
      inline: { hashes: ['sha256-abc='] },
      vendors: [],
      framedBy: ['https://forecourt.example'],
      isHttps: false,
      ...overrides,
    }),
  )

test('SEC-09: scripts come from the site itself, inline ones by hash or nonce, and never by unsafe-inline or unsafe-eval', () => {
  expect(site().get('script-src')).toEqual(["'self'", "'sha256-abc='"])
  expect(site({ inline: { hashes: ['sha256-abc='], nonce: 'n0' } }).get('script-src')).toEqual(["'self'", "'nonce-n0'", "'sha256-abc='"])
})

test('SEC-09: no plug-ins, no <base>, forms to the site and its payment page, frames by the admin alone', () => {
  const policy = site()
  expect(policy.get('object-src')).toEqual(["'none'"])
  expect(policy.get('base-uri')).toEqual(["'none'"])
  expect(policy.get('form-action')).toEqual(["'self'", 'https://checkout.stripe.com'])
  expect(policy.get('frame-ancestors')).toEqual(['https://forecourt.example'])
  expect(site({ framedBy: [] }).get('frame-ancestors')).toEqual(["'none'"])
})

test('SEC-09: everything that a policy does not name is limited to the site itself', () => {
  expect(site().get('default-src')).toEqual(["'self'"])
  expect(site().get('connect-src')).toEqual(["'self'"])
})

test('SEC-09: a page without inline scripts has no empty source', () => {
  expect(site({ inline: { hashes: [] } }).get('script-src')).toEqual(["'self'"])
})

test('SEC-09: requests are upgraded to https only behind TLS', () => {
  expect(site().has('upgrade-insecure-requests')).toBe(false)
  expect(site({ isHttps: true }).has('upgrade-insecure-requests')).toBe(true)
})

describe('SEC-09: vendors come from the tenant’s settings', () => {
  test('none without analytics and chat', () => {
    expect(listVendorOrigins({ measurementId: null, chat: null })).toEqual([])
  })

  test('Google Analytics with a measurement id, the origin of the chat’s script and its hosts', () => {
    const chat = { scriptUrl: 'https://widget.example.com/v2/chat.js?id=1', hosts: ['https://*.example.net', 'https://widget.example.com'] }
    expect(listVendorOrigins({ measurementId: 'G-ABCD1234', chat })).toEqual([
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://widget.example.com',
      'https://*.example.net',
    ])
    expect(site({ vendors: ['https://widget.example.com'] }).get('connect-src')).toContain('wss://widget.example.com')
  })

  test.each([
    "https://a.example; script-src 'unsafe-inline'",
    "'unsafe-inline'",
    'https:',
    '*',
    'https://*',
    'http://a.example',
    'https://a.example/x',
  ])('%s is no origin', (text) => {
    expect(isVendorOrigin(text)).toBe(false)
    expect(listVendorOrigins({ measurementId: null, chat: { scriptUrl: 'none', hosts: [text] } })).toEqual([])
  })
})

test('SEC-10: the admin runs its own scripts by nonce, frames only previews and cannot be framed', () => {
  const policy = directivesOf(writeAdminPolicy({ nonce: 'n0', previews: 'https://preview.forecourt.example', isHttps: true }))
  expect(policy.get('script-src')).toEqual(["'self'", "'nonce-n0'"])
  expect(policy.get('frame-src')).toEqual(['https://preview.forecourt.example'])
  for (const name of ['object-src', 'base-uri', 'frame-ancestors', 'worker-src'])
    expect([name, policy.get(name)]).toEqual([name, ["'none'"]])
  for (const name of ['default-src', 'connect-src', 'form-action', 'font-src']) expect([name, policy.get(name)]).toEqual([name, ["'self'"]])
})
