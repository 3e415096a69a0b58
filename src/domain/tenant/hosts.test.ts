import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  adminOrigin,
  findTenantByHost,
  framingOrigins,
  hostsOf,
  isPlatformHost,
  isPreviewHost,
  normaliseHost,
  previewOrigin,
} from './hosts'

const BASE = 'forecourt.example'
const harbour = { slug: 'harbour', domains: ['www.harbour.example', 'harbour.example'] }
const summit = { slug: 'summit', domains: [] }

describe('TEN-03: normalising a host', () => {
  test.each([
    ['harbour.example', 'harbour.example'],
    ['Harbour.EXAMPLE', 'harbour.example'],
    ['harbour.example:3000', 'harbour.example'],
    ['harbour.example.', 'harbour.example'],
    ['harbour.example.:443', 'harbour.example'],
    ['localhost:3000', 'localhost'],
    ['127.0.0.1:3000', '127.0.0.1'],
    ['xn--caf-dma.example', 'xn--caf-dma.example'],
  ])('TEN-03: normalises %j to %j', (given, host) => {
    expect(normaliseHost(given)).toBe(host)
  })

  test.each([
    [null],
    [undefined],
    [''],
    ['.'],
    [':3000'],
    [' '],
    ['harbour.example, evil.example'],
    ['harbour.example evil.example'],
    [' harbour.example'],
    ['harbour.example\r\nx: y'],
    ['harbour..example'],
    ['harbour.example..'],
    ['-harbour.example'],
    ['user@harbour.example'],
    ['harbour.example/path'],
    ['https://harbour.example'],
    ['harbour.example:port'],
    ['harbour.example:123456'],
    ['[::1]:3000'],
    ['café.example'],
    ['a_b.example'],
    [`${'a'.repeat(64)}.example`],
    [`${'a.'.repeat(130)}example`],
  ])('TEN-03: %j is not a host', (given) => {
    expect(normaliseHost(given)).toBeNull()
  })

  const hostLike = fc.string({ unit: fc.constantFrom('a', 'B', '0', '-', '.', ':', '8', '@', ' ', ',', 'é', '/') })

  test('TEN-03: normalising twice changes nothing, and no text throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), hostLike), (given) => {
        const host = normaliseHost(given)
        expect(host === null ? null : normaliseHost(host)).toBe(host)
      }),
    )
  })
})

describe('TEN-03: the hosts of a tenant', () => {
  test('TEN-03: its own domains come before the platform’s', () => {
    expect(hostsOf({ ...harbour, baseDomain: BASE })).toStrictEqual([
      'www.harbour.example',
      'harbour.example',
      'harbour.forecourt.example',
      'harbour.localhost',
    ])
  })

  test('TEN-03: a development machine has one host per slug', () => {
    expect(hostsOf({ ...summit, baseDomain: 'localhost' })).toStrictEqual(['summit.localhost'])
  })

  test.each(['summit.forecourt.example', 'summit.localhost', 'forecourt.example', 'localhost', 'a b', 'HARBOUR.example.'])(
    'TEN-03: leaves out an invalid or duplicate domain like %j',
    (domain) => {
      expect(hostsOf({ ...harbour, domains: [...harbour.domains, domain], baseDomain: BASE })).toStrictEqual(
        hostsOf({ ...harbour, baseDomain: BASE }),
      )
    },
  )

  test.each([
    ['forecourt.example', true],
    ['localhost', true],
    ['127.0.0.1', true],
    ['harbour.forecourt.example', false],
    ['notforecourt.example', false],
  ])('TEN-03: %s belongs to the platform: %s', (host, expected) => {
    expect(isPlatformHost(host, BASE)).toBe(expected)
  })
})

describe('TEN-03: the tenant of a request', () => {
  test.each([
    ['www.harbour.example', 'harbour'],
    ['HARBOUR.example:443', 'harbour'],
    ['harbour.localhost:3000', 'harbour'],
    ['summit.forecourt.example', 'summit'],
    ['summit.localhost', 'summit'],
    ['forecourt.example', undefined],
    ['localhost:3000', undefined],
    ['unknown.forecourt.example', undefined],
    ['unknown.example', undefined],
    ['x.harbour.example', undefined],
    ['www.harbour.example.evil.example', undefined],
    ['www.harbour.example, summit.localhost', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('TEN-03: %j → %s', (header, slug) => {
    expect(findTenantByHost(header, [harbour, summit], BASE)?.slug).toBe(slug)
  })

  test('TEN-03: no tenant can take the host of another’s slug', () => {
    const thief = { slug: 'thief', domains: ['summit.forecourt.example', 'summit.localhost'] }
    expect(findTenantByHost('summit.localhost', [thief, summit], BASE)).toBe(summit)
    expect(findTenantByHost('summit.forecourt.example', [thief, summit], BASE)).toBe(summit)
  })
})

describe('SEC-08: the preview host', () => {
  const hosting = { baseDomain: BASE, scheme: 'https', port: null }
  const desk = { baseDomain: 'localhost', scheme: 'http', port: 3000 }

  test.each([
    ['preview.forecourt.example', true],
    ['preview.localhost', true],
    ['forecourt.example', false],
    ['localhost', false],
    ['preview', false],
    ['preview.harbour.example', false],
    ['x.preview.forecourt.example', false],
  ])('SEC-08: %s serves previews: %s', (host, expected) => {
    expect(isPreviewHost(host, BASE)).toBe(expected)
    expect(expected && isPlatformHost(host, BASE)).toBe(false)
  })

  test.each([
    ['forecourt.example', hosting, 'https://forecourt.example', 'https://preview.forecourt.example'],
    ['Forecourt.example:8443', hosting, 'https://forecourt.example:8443', 'https://preview.forecourt.example:8443'],
    ['localhost:3000', desk, 'http://localhost:3000', 'http://preview.localhost:3000'],
    ['127.0.0.1:3000', desk, 'http://127.0.0.1:3000', 'http://preview.localhost:3000'],
    ['127.0.0.1:3000', { ...desk, baseDomain: BASE }, 'http://127.0.0.1:3000', 'http://preview.localhost:3000'],
    // A request without a platform host.
    [null, hosting, 'https://forecourt.example', 'https://preview.forecourt.example'],
    ['evil.example:99', desk, 'http://localhost:3000', 'http://preview.localhost:3000'],
  ] as const)('SEC-08: the admin at %s', (header, given, admin, preview) => {
    expect([adminOrigin(header, given), previewOrigin(header, given)]).toEqual([admin, preview])
  })

  test.each([
    ['preview.forecourt.example', hosting, ['https://forecourt.example']],
    ['preview.forecourt.example:8443', hosting, ['https://forecourt.example:8443']],
    ['preview.localhost:3000', desk, ['http://localhost:3000', 'http://127.0.0.1:3000']],
    // An unknown host in the header must not become an allowed origin.
    ['evil.example', hosting, ['https://forecourt.example']],
    ['preview.localhost:1;x', desk, ['http://localhost']],
  ] as const)('SEC-08: origins that may frame a preview at %s', (header, given, origins) => {
    expect(framingOrigins(header, given)).toEqual(origins)
  })

  test('SEC-08: no tenant can use it, whatever its slug and domains', () => {
    const taker = { slug: 'preview', domains: ['preview.forecourt.example', 'preview.localhost'] }
    expect(hostsOf({ ...taker, baseDomain: BASE })).toStrictEqual([])
    expect(findTenantByHost('preview.forecourt.example', [taker], BASE)).toBeNull()
    expect(findTenantByHost('preview.localhost', [taker], 'localhost')).toBeNull()
  })
})
