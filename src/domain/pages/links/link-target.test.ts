import fc from 'fast-check'
import { expect, test } from 'vitest'
import { explainBadHref } from '@/domain/navigation/href'
import { readLinkTarget, readTypedTarget } from './link-target'

const HOSTS = ['harbour.example']

test.each([
  ['/service', { kind: 'inside', path: '/service', search: '', hash: '' }],
  ['/search?make=Toyota#top', { kind: 'inside', path: '/search', search: '?make=Toyota', hash: '#top' }],
  ['https://harbour.example/service', { kind: 'inside', path: '/service', search: '', hash: '' }],
  ['https://HARBOUR.example', { kind: 'inside', path: '/', search: '', hash: '' }],
  ['https://other.example/service', { kind: 'outside', host: 'other.example' }],
  ['tel:+61735550100', { kind: 'telephone', to: '+61735550100' }],
  ['mailto:sales@harbour.example?subject=Hi', { kind: 'mail', to: 'sales@harbour.example' }],
  ['mailto:%E0%A4%A', { kind: 'mail', to: '%E0%A4%A' }],
  ['sms:0400000000', { kind: 'message', to: '0400000000' }],
  ['#terms', { kind: 'anchor' }],
  ['/search?make={car.make}', { kind: 'placeholder' }],
  ['javascript:alert(1)', { kind: 'broken' }],
  ['//evil.example', { kind: 'broken' }],
  ['htt', { kind: 'broken' }],
  ['https://', { kind: 'broken' }],
])('EDT-13: %s leads to %j', (href, target) => {
  expect(readLinkTarget(href, HOSTS)).toEqual(target)
})

test.each([
  ['07 3555 0100', 'tel:0735550100'],
  ['+61 (7) 3555-0100', 'tel:+61735550100'],
  ['sales@harbour.example', 'mailto:sales@harbour.example'],
  ['www.toyota.com.au', 'https://www.toyota.com.au'],
  ['toyota.com.au/hilux?x=1', 'https://toyota.com.au/hilux?x=1'],
  ['https://toyota.com.au', 'https://toyota.com.au'],
  ['/service', '/service'],
  ['#terms', '#terms'],
  ['2021', undefined],
  ['toyota hilux', undefined],
  ['javascript:alert(1)', undefined],
  ['/two words', undefined],
  ['', undefined],
])('EDT-13: typing “%s” offers %s', (typed, href) => {
  expect(readTypedTarget(typed)?.href).toBe(href)
})

test('EDT-13, SEC-06: whatever is typed, an offered address is one that a browser may follow', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.emailAddress(),
        fc.string().map((rest) => `javascript:${rest}`),
      ),
      (typed) => {
        const offered = readTypedTarget(typed)
        if (offered === null) return
        expect(explainBadHref(offered.href)).toBeNull()
        expect(offered.href.toLowerCase().startsWith('javascript:')).toBe(false)
      },
    ),
  )
})
