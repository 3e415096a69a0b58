import { expect, test } from 'vitest'
import { toFacts } from './to-facts'

test.each([
  [
    'filled rows in order',
    [
      { id: 'a', value: '7', label: 'seats' },
      { value: '680 km', label: 'range' },
    ],
    ['a:7 seats', '1:680 km range'],
  ],
  ['no incomplete rows of a draft', [{ value: '7' }, { label: 'range' }, { value: '', label: 'x' }, { value: null, label: null }], []],
  ['nothing for null', null, []],
])('CMS-01: %s', (_, stored, facts) => expect(toFacts(stored).map(({ id, value, label }) => `${id}:${value} ${label}`)).toEqual(facts))
