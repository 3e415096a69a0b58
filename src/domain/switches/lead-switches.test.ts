import { expect, test } from 'vitest'
import { findChangedSwitches } from './lead-switches'

const CHAT = { name: 'Talk', scriptUrl: 'https://talk.example/a.js', openCall: 'talk.open', attributes: {} }

test.each([
  [{}, { hitsPerPage: 12, authentication: true }, []],
  [null, { chatProvider: CHAT }, ['chatProvider']],
  [{ chatProvider: CHAT }, { chatProvider: Object.fromEntries(Object.entries(CHAT).toReversed()) }, []],
  [{ chatProvider: CHAT, apiBase: '' }, {}, ['apiBase', 'chatProvider']],
  [{}, { serviceBookingUrl: 'https://evil.example' }, ['serviceBookingUrl']],
  ['text', ['list'], []],
])('SEC-20: from %j to %j, the changed destinations are %j', (before, after, keys) => {
  expect(
    findChangedSwitches(before, after)
      .map(({ key }) => key)
      .toSorted(),
  ).toEqual(keys)
})
