import { describe, expect, test } from 'vitest'
import { inheritSwitches } from '@/domain/switches/inherited-switches'
import { SWITCH_KEYS, type SwitchKey } from '@/domain/switches/switches'
import { filterRows, findLeftovers, groupRows, toSwitchRows, withOverride, type Overrides } from './switch-rows'

const stored = { platform: { hitsPerPage: 30, noPriceText: 'Ask us' }, templates: { dealer: {}, prestige: { hitsPerPage: 12 } } }
const tenantRows = (overrides: Overrides, template = 'prestige') =>
  toSwitchRows(overrides, { level: 'tenant', inherited: inheritSwitches('tenant', stored), template })
const platformRows = (overrides: Overrides) =>
  toSwitchRows(overrides, { level: 'platform', inherited: inheritSwitches('platform', stored), template: null })
const pick = (rows: ReturnType<typeof tenantRows>, key: SwitchKey) => rows.find((row) => row.key === key)

describe('TEN-04: the value in force and its source', () => {
  test.each([
    [{ hitsPerPage: 9 }, 'prestige', 9, 'here', 'Tenant'],
    [{}, 'prestige', 12, 'template', 'Template'],
    [{}, 'dealer', 30, 'platform', 'Platform'],
    [{ hitsPerPage: 'many' }, 'prestige', 12, 'template', 'Template'],
  ])('TEN-04, ADM-08: %j on template %s gives %j from %s', (overrides, template, effective, source, winner) => {
    const row = pick(tenantRows(overrides, template), 'hitsPerPage')
    expect(row).toMatchObject({ effective, source })
    expect(row?.steps.filter(({ isInForce }) => isInForce).map(({ name }) => name)).toStrictEqual([winner])
  })

  test('TEN-04: on the platform a switch has its default until it is set', () => {
    expect(pick(platformRows({}), 'noPriceText')).toMatchObject({ effective: 'Enquire for price.', source: 'default' })
    expect(pick(platformRows({ noPriceText: 'Call' }), 'noPriceText')).toMatchObject({ effective: 'Call', source: 'here' })
  })

  test("TEN-05: an invalid own value shows the registry's message", () => {
    expect(pick(tenantRows({ hitsPerPage: 0 }), 'hitsPerPage')?.problem).toBe('Give a whole number from 1 to 100.')
    expect(pick(tenantRows({ hitsPerPage: 9 }), 'hitsPerPage')?.problem).toBeNull()
  })
})

test("MISC-09: suggestions outside the calculator's bounds are refused at their row", () => {
  const problemOf = (overrides: Overrides) => pick(tenantRows(overrides), 'moneyQuickPicks')?.problem
  expect(problemOf({ moneyQuickPicks: [300_000] })).toBe(
    'The calculator ends at $250,000, so $300,000 would not be offered. Leave them out or raise “Highest price”.',
  )
  expect(problemOf({ moneyQuickPicks: [300_000], financePriceMax: 300_000 })).toBeNull()
  expect(problemOf({})).toBeNull()
})

describe('ADM-08: finding a switch', () => {
  const rows = tenantRows({ hitsPerPage: 9 })
  const found = (words: string, isOwnOnly = false) => filterRows(rows, { words, isOwnOnly }).map(({ key }) => key)

  test.each([
    ['hitsperpage', ['hitsPerPage']],
    ['brand logos MENU', ['megaMenuEnabled']],
    ['nothing of the sort', []],
  ])('ADM-08: "%s" finds %j', (words, keys) => expect(found(words)).toStrictEqual(keys))

  test('ADM-08: only own values', () => {
    expect(found('', true)).toStrictEqual(['hitsPerPage'])
    expect(found('announcement', true)).toStrictEqual([])
  })

  test('ADM-08: every row is under exactly one heading', () => {
    const all = groupRows(platformRows({})).flatMap((group) => group.rows.map(({ key }) => key))
    expect(all.toSorted()).toStrictEqual([...SWITCH_KEYS].toSorted())
  })
})

describe('TEN-04: only own values are stored', () => {
  test.each([
    [{ a: 1 }, 'b', 2, { a: 1, b: 2 }],
    [{ a: 1 }, 'a', null, { a: null }],
    [{ a: 1, b: 2 }, 'a', undefined, { b: 2 }],
    [{}, 'a', undefined, {}],
  ])('TEN-04: %j, %s set to %j, is %j', (overrides, name, value, expected) => {
    expect(withOverride(overrides, name, value)).toStrictEqual(expected)
  })

  test("TEN-05, TEN-08: switches that this level can't set are listed", () => {
    const overrides = { hitsPerPage: 9, oldSwitch: true, garageTenantSlugs: ['harbour'] }
    expect(findLeftovers(overrides, tenantRows(overrides))).toStrictEqual(['oldSwitch', 'garageTenantSlugs'])
    expect(findLeftovers(overrides, platformRows(overrides))).toStrictEqual(['oldSwitch'])
  })
})
