import { describe, expect, test } from 'vitest'
import { aSiteLocation } from '@tests/builders/site-location'
import { describeLocations, planCommonOpening, planOpening } from './describe-locations'

const at = (city: string, state: string) => ({ address: { city, state } })

test.each([
  [[at('Moorooka', 'QLD'), at('Windsor', 'QLD'), at('Moorooka', 'QLD')], 'Moorooka and Windsor'],
  [[at('A', 'QLD'), at('B', 'qld'), at('C', 'VIC'), at('D', 'WA')], '4 locations in three states'],
  [[at('A', 'QLD'), at('B', 'QLD'), at('C', 'QLD'), at('D', '')], '4 locations'],
  [[at(' ', 'QLD')], null],
  [[], null],
])('LOC-01: summarises where a site’s locations are: %j', (locations, words) => expect(describeLocations(locations)).toBe(words))

describe('the opening status that showrooms share', () => {
  const friday = Date.parse('2026-11-20T09:00:00+10:00') / 1000
  const sunday = friday + 2 * 86_400

  test('LOC-09, LOOK-13: is the plan of one showroom if all have the same', () => {
    const workshop = aSiteLocation({ type: 'service', hours: [] })
    const plan = planCommonOpening([aSiteLocation(), aSiteLocation({ id: 2 }), workshop], friday)
    expect(plan).toEqual(planOpening(aSiteLocation(), friday))
    expect(plan?.steps[0]).toMatchObject({ kind: 'open', text: 'Open until 5:30 pm' })
  })

  test('LOOK-13: says on a closed day when the showroom opens', () => {
    const plan = planCommonOpening([aSiteLocation()], sunday)
    expect([plan?.today, plan?.steps[0]?.text]).toEqual(['Closed today', 'Closed, opens Monday 8:30 am'])
  })

  test('LOC-09: is not shown if hours differ or are unknown, and for many locations', () => {
    const [late] = aSiteLocation().hours
    expect(planCommonOpening([aSiteLocation(), aSiteLocation({ hours: late ? [late] : [] })], friday)).toBeNull()
    expect(planCommonOpening([aSiteLocation(), aSiteLocation({ hours: [] })], friday)).toBeNull()
    const many = [1, 2, 3, 4].map((id) => aSiteLocation({ id }))
    expect([planCommonOpening(many, friday), planCommonOpening([], friday)]).toEqual([null, null])
  })
})
