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

describe('TEN-04: what a level stands on', () => {
  test.each([
    ['tenant', 'noPriceText', { value: 'Ask us', source: 'platform' }],
    ['tenant', 'justArrivedDays', { value: 8, source: 'default' }],
    ['platform', 'noPriceText', { value: 'Enquire for price.', source: 'default' }],
    ['platform', 'garageTenantSlugs', { value: [], source: 'default' }],
    ['tenant', 'garageTenantSlugs', undefined],
  ] as const)('TEN-04, TEN-08: for the %s, %s is %j', (level, key, inherited) => {
    expect(inheritedOf(level, key)).toStrictEqual(inherited)
  })

  test('TEN-04: a template tells what it sets, null among it, and not what its rows refuse', () => {
    expect(inheritSwitches('tenant', below).templates).toStrictEqual([
      { name: 'dealer', sets: {} },
      { name: 'prestige', sets: { hitsPerPage: 12, serviceBookingUrl: null } },
    ])
  })

  test('TEN-04: no template stands below the platform', () => {
    expect(inheritSwitches('platform', below).templates).toStrictEqual([])
  })

  test('ADM-08: every switch is in the console of the platform, and every one but its own in that of a tenant', () => {
    expect(inheritSwitches('platform', below).base.map(({ key }) => key)).toStrictEqual(SWITCH_KEYS)
    expect(inheritSwitches('tenant', below).base.map(({ key }) => key)).toStrictEqual(
      SWITCH_KEYS.filter((key) => SWITCHES[key].level === 'tenant'),
    )
  })

  test('ADM-08: it travels to the browser unharmed', () => {
    const inherited = inheritSwitches('tenant', below)
    expect(JSON.parse(JSON.stringify(inherited))).toStrictEqual(inherited)
  })
})
