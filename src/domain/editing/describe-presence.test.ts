import { expect, test } from 'vitest'
import { describePresence } from './describe-presence'

const since = '2026-11-25T00:31:00.000Z'
const ana = { name: 'Ana Lim', since, edits: true, isSelf: false }
const ben = { name: 'Ben Carr', since, edits: false, isSelf: false }
const own = { ...ana, isSelf: true }
const describe = (presence: Parameters<typeof describePresence>[0]) => describePresence(presence, () => '10:31 am')

test.each([
  ['nobody else', { edits: true, takenBy: null, others: [] }, null, false],
  [
    'an editor',
    { edits: false, takenBy: null, others: [ana] },
    'Ana Lim has been editing this since 10:31 am. You are reading: what is changed shows here.',
    true,
  ],
  [
    'one who took over',
    { edits: false, takenBy: 'Ana Lim', others: [ana] },
    'Ana Lim took this over. You are reading: what is changed shows here.',
    true,
  ],
  ['a reader', { edits: true, takenBy: null, others: [ben] }, 'Ben Carr is reading this, since 10:31 am.', false],
  [
    'two who edit',
    { edits: true, takenBy: null, others: [ana, ben] },
    'Ana Lim and Ben Carr are editing this with you, since 10:31 am.',
    false,
  ],
  ['another tab', { edits: true, takenBy: null, others: [own] }, 'You have this open in another tab, too.', false],
])('EDT-01: with %s', (_, presence, text, mayTakeOver) => {
  expect(describe(presence)).toEqual(text === null ? null : { text, mayTakeOver })
})
