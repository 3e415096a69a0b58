import { expect, test } from 'vitest'
import type { AbsenceReason } from './compose-listing'
import { explainAbsence } from './explain-absence'

// 30 June 2026, 5:00 pm in Brisbane
const INSTANT = 1_782_802_800

const CASES: readonly [AbsenceReason, string, string][] = [
  [{ kind: 'notStarted', start: INSTANT }, 'start', 'It starts on 30 Jun 2026, 5:00 pm AEST.'],
  [{ kind: 'expired', expiry: INSTANT }, 'expiry', 'It ended on 30 Jun 2026, 5:00 pm AEST.'],
  [{ kind: 'otherListing', display: 'new' }, 'display', 'It is only shown among new cars, and this search leaves them out.'],
  [
    { kind: 'notExactListing', display: 'demo' },
    'strictDisplay',
    'It is only shown in a listing of all demo cars, and this search has other filters or types.',
  ],
  [{ kind: 'notFirstPage' }, 'position', 'Promo cards are only shown on the first page of results.'],
  [{ kind: 'pastEnd', position: 9 }, 'position', 'It asks for position 9, and this page has only 3 cars.'],
  [{ kind: 'noPosition' }, 'position', 'It has no position in the grid.'],
]

const CARS = { count: 3, words: { one: 'car', many: 'cars' } }

test.each(CASES)('EDT-23: %j names its field and its reason in words', (reason, field, words) => {
  expect(explainAbsence(reason, CARS, 'Australia/Brisbane')).toEqual({ field, words })
})

test('EDT-23: the dates of a reason are in the zone of the site', () => {
  expect(explainAbsence({ kind: 'notStarted', start: INSTANT }, CARS, 'Australia/Perth').words).toContain('3:00 pm AWST')
})

test('EDT-23: a reason has the words of the site for its vehicles', () => {
  const one = { count: 1, words: { one: 'caravan', many: 'caravans' } }
  const words = (reason: AbsenceReason) => explainAbsence(reason, one, 'Australia/Brisbane').words
  expect(words({ kind: 'pastEnd', position: 9 })).toBe('It asks for position 9, and this page has only 1 caravan.')
  expect(words({ kind: 'otherListing', display: 'used' })).toBe('It is only shown among used caravans, and this search leaves them out.')
})
