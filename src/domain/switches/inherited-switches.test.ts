import { describe, expect, test } from 'vitest'
import { inheritSwitches } from './inherited-switches'
import { SWITCH_KEYS, SWITCHES } from './switches'

const below = {
  platform: { hitsPerPage: 30, noPriceText: 'Ask us', garageTenantSlugs: ['harbour'] },
  templates: { dealer: {}, prestige: { hitsPerPage: 12, warrantyYears: 4, serviceBookingUrl: null } },
}

function inheritedOf(level: 'tenant' | 'platform', key: string) {
  return inheritSwitches(level, below).base.find((row) => row.key === key)?.inherited
}

describe('TEN-04: inherited values of a level', () => {
  test.each([
    ['tenant', 'noPriceText', { value: 'Ask us', source: 'platform' }],
    ['tenant', 'justArrivedDays', { value: 8, source: 'default' }],
    ['platform', 'noPriceText', { value: 'Enquire for price.', source: 'default' }],
    ['platform', 'garageTenantSlugs', { value: [], source: 'default' }],
    ['tenant', 'garageTenantSlugs', undefined],
  ] as const)('TEN-04, TEN-08: for the %s, %s is %j', (level, key, inherited) => {
    expect(inheritedOf(level, key)).toStrictEqual(inherited)
  })

  test('TEN-04: a template includes the values it sets, also null, but no invalid ones', () => {
    expect(inheritSwitches('tenant', below).templates).toStrictEqual([
      { name: 'dealer', sets: {} },
      { name: 'prestige', sets: { hitsPerPage: 12, serviceBookingUrl: null } },
    ])
  })

  test('TEN-04: the platform inherits from no template', () => {
    expect(inheritSwitches('platform', below).templates).toStrictEqual([])
  })

  test("ADM-08: the platform's console has every switch, a tenant's all but the platform's own", () => {
    expect(inheritSwitches('platform', below).base.map(({ key }) => key)).toStrictEqual(SWITCH_KEYS)
    expect(inheritSwitches('tenant', below).base.map(({ key }) => key)).toStrictEqual(
      SWITCH_KEYS.filter((key) => SWITCHES[key].level === 'tenant'),
    )
  })

  test('ADM-08: survives being sent to the browser', () => {
    const inherited = inheritSwitches('tenant', below)
    expect(JSON.parse(JSON.stringify(inherited))).toStrictEqual(inherited)
  })
})
