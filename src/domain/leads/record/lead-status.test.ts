import { expect, test } from 'vitest'
import { DESTINATIONS, isAnswered, LEAD_STATUSES, toDestination, toLeadStatus } from './lead-status'

test('ADM-18: contacted, won and lost leads were answered; new ones and spam were not', () => {
  expect(LEAD_STATUSES.filter(isAnswered)).toEqual(['contacted', 'won', 'lost'])
})

test.each<[unknown, unknown]>([...LEAD_STATUSES.map((status): [unknown, unknown] => [status, status]), ['sold', null], [7, null]])(
  'ADM-18: the status %s is read as %s',
  (value, expected) => {
    expect(toLeadStatus(value)).toBe(expected)
  },
)

test('ADM-18: destinations are mail, ADF and webhook only', () => {
  expect([...DESTINATIONS, 'fax', 7].map(toDestination)).toEqual(['mail', 'adf', 'webhook', null, null])
})
