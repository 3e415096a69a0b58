import { describe, expect, test } from 'vitest'
import { demoTenants } from '@demo/tenants'
import { templates } from '@tenants/templates'
import { findConflicts } from './find-conflicts'
import { inheritSwitches } from './inherited-switches'
import type { StoredOverrides } from './resolve-switches'

const below = {
  platform: null,
  templates: Object.fromEntries(Object.entries(templates).map(([name, { switches }]) => [name, switches])),
}
const inherited = inheritSwitches('tenant', below)
const messagesOf = (own: StoredOverrides, template = 'dealer') =>
  findConflicts(own, { level: 'tenant', inherited, template }).map(({ message }) => message)

describe('price choices above the range of every money field', () => {
  test.each([
    ['up to the highest price', { moneyQuickPicks: [5_000, 250_000] }, []],
    [
      'above the highest price',
      { moneyQuickPicks: [5_000, 300_000, 400_000] },
      ['The calculator ends at $250,000, so $300,000, $400,000 would not be offered. Leave them out or raise “Highest price”.'],
    ],
    ['with the highest price raised', { moneyQuickPicks: [300_000, 800_000], financePriceMax: 800_000 }, []],
    [
      'above the end of a slider',
      { moneyQuickPicks: [150_000], financePriceSlider: true },
      ['The calculator ends at $100,000, so $150,000 would not be offered. Leave them out or raise “End of the price slider”.'],
    ],
    ['inherited by the site', { financePriceMax: 20_000 }, []],
    ['rejected by their own row', { moneyQuickPicks: [99_000_000] }, []],
  ])('MISC-09, TEN-05: %s', (_, own, expected) => {
    expect(messagesOf(own)).toEqual(expected)
  })

  test('MISC-09, TEN-05: a limit that the template raises counts', () => {
    expect(messagesOf({ moneyQuickPicks: [300_000, 800_000] }, 'prestige')).toEqual([])
  })

  test('MISC-09, TEN-08: the platform gets the same message about its own values', () => {
    const ground = { level: 'platform', inherited: inheritSwitches('platform', below), template: null } as const
    expect(findConflicts({ moneyQuickPicks: [300_000] }, ground)).toMatchObject([{ key: 'moneyQuickPicks' }])
    expect(findConflicts({ moneyQuickPicks: [300_000], financePriceMax: 300_000 }, ground)).toEqual([])
  })

  test.each(Object.entries(templates))('MISC-09: the template %s offers all of its price choices', (_, { switches }) => {
    expect(messagesOf(switches)).toEqual([])
  })

  test.each(demoTenants.map(({ slug, switches, template }) => [slug, switches, template] as const))(
    'MISC-09: the demo site %s offers all of its price choices',
    (_, switches, template) => {
      expect(messagesOf(switches, template)).toEqual([])
    },
  )
})
