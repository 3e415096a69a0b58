import { expect, test } from 'vitest'
import { findLeaving, readDecision, selectLinksTo, suggestTarget, writeDecision } from './linked-page'

const save = { isDraft: false, status: 'published', deletedAt: null, path: '/pages/eofy' }

test.each([
  ['is saved where it is', {}, null],
  ['is saved in another spelling of its address', { path: '/Pages/EOFY/' }, null],
  ['is saved without its address', { path: undefined }, null],
  ['is moved in its draft', { isDraft: true, path: '/pages/other' }, null],
  ['gets an address that no page can have', { path: '/api/x' }, null],
  ['is trashed', { deletedAt: '2027-06-30T00:00:00Z' }, { kind: 'trash', from: '/pages/eofy', to: null }],
  ['is unpublished', { status: 'draft', path: undefined }, { kind: 'unpublish', from: '/pages/eofy', to: null }],
  ['is moved', { path: '/Pages/utes' }, { kind: 'move', from: '/pages/eofy', to: '/pages/utes' }],
])('EDT-19: knows whether a published page leaves its address when it %s', (_, change, leaving) => {
  expect(findLeaving('/pages/eofy', { ...save, ...change })).toEqual(leaving)
})

test('EDT-19: finds links to a page in each of their forms, and no others', () => {
  const leading = [
    '/pages/eofy',
    '/pages/eofy/',
    '/Pages/Eofy',
    '/pages/eofy?from=menu',
    '/pages/eofy#form',
    'https://harbour.example/pages/eofy',
  ]
  const others = [
    '/pages/eofy-utes',
    '/pages',
    'https://other.example/pages/eofy',
    'tel:0735550100',
    '#pages/eofy',
    '/{dealer.name}/pages/eofy',
  ]
  const links = [...leading, ...others].map((href) => ({ path: 'link.href', place: 'Link', href }))
  expect(selectLinksTo('/pages/eofy', links, ['harbour.example']).map(({ href }) => href)).toEqual(leading)
})

test('EDT-19: suggests the nearest page above, else the home page', () => {
  const paths = new Set(['/', '/news', '/news/2027/utes'])
  expect(suggestTarget('/news/2027/utes', paths)).toBe('/news')
  expect(suggestTarget('/pages/eofy', paths)).toBe('/')
})

test.each([{ kind: 'ask' }, { kind: 'leave' }, { kind: 'redirect', to: '/search?q=ütes' }] as const)(
  'EDT-19: the decision %j survives a header, which has no letters beyond ASCII',
  (decision) => {
    expect(writeDecision(decision)).toMatch(/^[!-~]+$/)
    expect(readDecision(writeDecision(decision))).toEqual(decision)
  },
)

test('EDT-19: a call without the header is never asked, and a bent header is an address', () => {
  expect([readDecision(null), readDecision('')]).toEqual([null, null])
  expect(readDecision('/%E0')).toEqual({ kind: 'redirect', to: '/%E0' })
})
