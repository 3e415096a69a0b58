import { expect, test } from 'vitest'
import { resolveDealerComments } from './dealer-comments'

const long = 'word '.repeat(100).trim()

test.each([
  ['VDP-11: short', 'One owner.', { kind: 'comments', full: 'One owner.', short: 'One owner.', isTruncated: false }],
  ['VDP-11: above 400 characters', long, { kind: 'comments', full: long, short: `${'word '.repeat(80).trim()} …`, isTruncated: true }],
  [
    'LOOK-19: to whole sentences',
    'One owner. '.repeat(40).trim(),
    { kind: 'comments', full: 'One owner. '.repeat(40).trim(), short: 'One owner. '.repeat(36).trim(), isTruncated: true },
  ],
  [
    'VDP-11: exactly 400 characters',
    'x'.repeat(400),
    { kind: 'comments', full: 'x'.repeat(400), short: 'x'.repeat(400), isTruncated: false },
  ],
  ['VDP-11: none', null, { kind: 'pending', text: 'Dealer comments are pending. Please check back here later.' }],
  ['VDP-11: blank', ' \n', { kind: 'pending', text: 'Dealer comments are pending. Please check back here later.' }],
  ['VDP-16: the text null', 'null', { kind: 'pending', text: 'Dealer comments are pending. Please check back here later.' }],
])('%s', (_, comments, expected) => {
  expect(resolveDealerComments(comments)).toEqual(expected)
})
