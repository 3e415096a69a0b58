import { describe, expect, test } from 'vitest'
import { aSiteLocation } from '@tests/builders/site-location'
import { describeCommonHours, describeLocations } from './describe-locations'

const at = (city: string, state: string) => ({ address: { city, state } })

test.each([
  [[at('Moorooka', 'QLD'), at('Windsor', 'QLD'), at('Moorooka', 'QLD')], 'Moorooka and Windsor'],
  [[at('A', 'QLD'), at('B', 'qld'), at('C', 'VIC'), at('D', 'WA')], '4 locations in three states'],
  [[at('A', 'QLD'), at('B', 'QLD'), at('C', 'QLD'), at('D', '')], '4 locations'],
  [[at(' ', 'QLD')], null],
  [[], null],
])('LOC-01: summarises where a site’s locations are: %j', (locations, words) => expect(describeLocations(locations)).toBe(words))

describe('the common hours', () => {
  const friday = Date.parse('2026-11-20T09:00:00+10:00') / 1000
  const sunday = friday + 2 * 86_400

  test('LOC-09: are shown if all showrooms have the same', () => {
    const workshop = aSiteLocation({ type: 'service', hours: [] })
    expect(describeCommonHours([aSiteLocation(), aSiteLocation({ id: 2 }), workshop], friday)).toBe('Today 8:30 am – 5:30 pm')
  })

  test('LOC-09: are not shown on a closed day, if they differ, or for many locations', () => {
    expect(describeCommonHours([aSiteLocation()], sunday)).toBeNull()
    expect(describeCommonHours([aSiteLocation(), aSiteLocation({ hours: [] })], friday)).toBeNull()
    expect(
      describeCommonHours(
        [1, 2, 3, 4].map((id) => aSiteLocation({ id })),
        friday,
      ),
    ).toBeNull()
    expect(describeCommonHours([], friday)).toBeNull()
  })
})
