import { expect, test } from 'vitest'
import { SPAM_TRAP, assessSubmission } from './spam-trap'

const { minimumSeconds } = SPAM_TRAP

test.each([
  ['LEAD-03: hidden field untouched', '', 40, 'person'],
  ['LEAD-03: hidden field not sent', undefined, 40, 'person'],
  ['LEAD-03: hidden field filled', 'https://example.com', 40, 'script'],
  ['LEAD-03: hidden field with a space', ' ', 40, 'script'],
  ['SEC-02: exactly the minimum time', '', minimumSeconds, 'person'],
  ['SEC-02: less than it', '', minimumSeconds - 0.1, 'script'],
  ['SEC-02: a negative time', '', -5, 'script'],
  ['SEC-02: unknown time', '', null, 'person'],
])('%s', (_, trap, openSeconds, kind) => {
  expect(assessSubmission(trap, openSeconds).kind).toBe(kind)
})

test('SEC-02: the verdict has a reason', () => {
  expect([assessSubmission('x', 0), assessSubmission('', 0)]).toEqual([
    { kind: 'script', reason: 'filledTrap' },
    { kind: 'script', reason: 'tooFast' },
  ])
})
