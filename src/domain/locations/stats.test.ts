import { expect, test } from 'vitest'
import { readStats } from './stats'

test.each([
  [
    ['50+ Locations', '40+ Brands'],
    [
      { value: '50+', label: 'Locations' },
      { value: '40+', label: 'Brands' },
    ],
  ],
  [['  7 years of cover '], [{ value: '7', label: 'years of cover' }]],
  [['Locations', '50+', ''], []],
])('MISC-01: %j is read as %j', (texts, figures) => expect(readStats(texts)).toEqual(figures))
