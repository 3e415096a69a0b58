import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  describeReleaseState,
  explainBadInstant,
  explainRefusedAction,
  listReleaseActions,
  readReleaseAction,
  readReleaseState,
  RELEASE_ACTIONS,
  RELEASE_STATES,
  isUpcoming,
} from './release-state'

const TIMES = { goesLiveAt: 1_782_802_800, liveAt: 1_782_802_801, rolledBackAt: 1_782_806_400 }

describe('the state machine', () => {
  test('EDT-20: what can be done in each state', () => {
    expect(Object.fromEntries(RELEASE_STATES.map((state) => [state, listReleaseActions(state)]))).toEqual({
      draft: ['change', 'approve'],
      approved: ['schedule', 'publish', 'reopen'],
      scheduled: ['publish', 'stop'],
      live: ['rollBack'],
      rolledBack: ['reopen'],
      stopped: ['reopen'],
    })
  })

  test('EDT-20: an action is refused with a sentence exactly where it is not listed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...RELEASE_STATES), fc.constantFrom(...RELEASE_ACTIONS), (state, action) => {
        const refused = explainRefusedAction(state, action)
        expect(refused === null).toBe(listReleaseActions(state).includes(action))
        if (refused !== null) expect(refused).toMatch(/^This release is .+\.$/)
      }),
    )
  })

  test('EDT-20: items change in drafts only, so that what goes live is what was approved', () => {
    expect(RELEASE_STATES.filter((state) => listReleaseActions(state).includes('change'))).toEqual(['draft'])
    expect(explainRefusedAction('approved', 'change')).toContain('Press “Change it again” first.')
  })
})

test.each([
  [null, 'Choose the day'],
  [999, 'passed'],
  [1_000, 'passed'],
  [1_001, null],
])('EDT-20: going live at %s, now being 1000', (at, words) => {
  const explained = explainBadInstant(at, 1_000)
  if (words === null) expect(explained).toBeNull()
  else expect(explained).toContain(words)
})

test.each([
  ['draft', 'Draft, not approved'],
  ['approved', 'Approved, not scheduled'],
  ['scheduled', 'Goes live 30 Jun 2026, 5:00 pm AEST'],
  ['live', 'Live since 30 Jun 2026, 5:00 pm AEST'],
  ['rolledBack', 'Rolled back 30 Jun 2026, 6:00 pm AEST'],
  ['stopped', 'Stopped, nothing of it is live'],
] as const)('EDT-20: the state %s in words', (state, words) => {
  expect(describeReleaseState(state, TIMES, 'Australia/Sydney')).toBe(words)
})

test.each([undefined, null, 'gone', 7, {}])('EDT-20: unknown text %j is a draft, and no action', (value) => {
  expect([readReleaseState(value), readReleaseAction(value)]).toEqual(['draft', null])
})

test('EDT-20: a release can be shown before it is live, and not once it is live, rolled back or stopped', () => {
  expect(RELEASE_STATES.filter(isUpcoming)).toEqual(['draft', 'approved', 'scheduled'])
})
