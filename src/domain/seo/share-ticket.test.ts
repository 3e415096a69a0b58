import { expect, test } from 'vitest'
import { isLinkOpen, readShareTicket } from './share-ticket'

test.each([
  ['12.abcdefghijklmnop', { linkId: 12, signature: 'abcdefghijklmnop' }],
  ['12.abc', null],
  ['x.abcdefghijklmnop', null],
  ['12.abcdefghijklmnop.more', null],
  ['-1.abcdefghijklmnop', null],
  ['', null],
])('ADM-04: the ticket %j is read as %j', (text, ticket) => {
  expect(readShareTicket(text)).toEqual(ticket)
})

test('ADM-04: a link works until just before its expiry', () => {
  expect([isLinkOpen(100, 99), isLinkOpen(100, 100), isLinkOpen(null, 1)]).toEqual([true, false, false])
})
