import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEAD_KINDS } from '../form/form-kinds'
import { INBOX_CHOICES, LEAD_AGES, readInboxFilter, readOpenLeads, sinceOf, WHOLE_INBOX, writeInboxFilter } from './inbox-filter'
import { LEAD_STATUSES } from '../record/lead-status'

test.each([
  ['', {}],
  [
    'status=won&kind=finance&location=12&owner=me&age=late&text=rav4&page=3',
    { status: 'won', kind: 'finance', location: '12', owner: 'me', age: 'late', text: 'rav4', page: 3 },
  ],
  ['status=sold&kind=boats&location=x&owner=7&age=never&page=-1', {}],
  ['location=1e9&page=1.5', {}],
  [`text=%20${'x'.repeat(90)}`, { text: 'x'.repeat(80) }],
])('ADM-18: the inbox reads %s', (query, expected) => {
  expect(readInboxFilter(new URLSearchParams(query))).toEqual({ ...WHOLE_INBOX, ...expected })
})

test('ADM-18: filters survive the query, and the whole inbox needs none', () => {
  expect(writeInboxFilter(WHOLE_INBOX)).toBe('')
  const filters = fc.record({
    status: fc.constantFrom(null, ...LEAD_STATUSES),
    kind: fc.constantFrom(null, ...LEAD_KINDS),
    location: fc.constantFrom(null, '1', '42'),
    owner: fc.constantFrom(null, 'me' as const, 'nobody' as const),
    age: fc.constantFrom(...LEAD_AGES),
    text: fc.constantFrom('', 'Patel & Söhne', '04 91'),
    page: fc.integer({ min: 1, max: 99 }),
  })
  fc.assert(
    fc.property(filters, (filter) => {
      expect(readInboxFilter(new URLSearchParams(writeInboxFilter(filter)))).toEqual(filter)
    }),
  )
})

test.each([
  ['', []],
  ['open=7,12,7', [7, 12]],
  ['open=0,-1,x,1e3,9999999999,3', [3]],
  [`open=${Array.from({ length: 40 }, (_, index) => index + 1).join(',')}`, Array.from({ length: 25 }, (_, index) => index + 1)],
])('ADM-18: the inbox reads the open leads of %s', (query, expected) => {
  expect(readOpenLeads(new URLSearchParams(query))).toEqual(expected)
})

test.each([
  ['any', null],
  ['late', null],
  ['today', 1_000_000],
  ['week', 1_000_000 - 6 * 86_400],
  ['month', 1_000_000 - 29 * 86_400],
] as const)('ADM-18: leads of %s are those since %s', (age, expected) => {
  expect(sinceOf(age, 1_000_000)).toBe(expected)
})

test('ADM-18: every filter option has a label', () => {
  const labels = [...INBOX_CHOICES.status, ...INBOX_CHOICES.kind, ...INBOX_CHOICES.age].map(({ label }) => label)
  expect(labels.filter((label) => label === '')).toEqual([])
  expect(new Set(labels).size).toBe(labels.length)
})
