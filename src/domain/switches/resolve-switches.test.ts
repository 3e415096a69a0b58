import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { OVERRIDE_LEVELS, resolveSwitches } from './resolve-switches'
import { SWITCH_KEYS, SWITCHES, type SwitchKey } from './switches'
import type { SwitchType } from './switch-type'

const bounded = ({ min, max }: { min: number; max: number }) => fc.integer({ min: Math.ceil(min), max: Math.floor(max) })

const TEXTS: Record<Extract<SwitchType, { kind: 'text' }>['format'], string[]> = {
  plain: ['Fresh', 'Just in'],
  url: ['https://a.example', 'https://b.example/x?y=1'],
  urlOrEmpty: ['', 'https://a.example'],
  outerUrl: ['https://a.example', 'https://b.example.com:7700/x'],
  path: ['/', '/offers'],
  sort: ['price:asc', 'year:desc'],
  identifier: ['cars', 'Car_2'],
  dateTime: ['2026-06-30T23:59:59+10:00', '2027-01-01T00:00:00Z'],
}

const SHAPES: Record<Extract<SwitchType, { kind: 'json' }>['shape'], unknown[]> = {
  announcement: [{ text: 'Open', link: null }],
  brandTileLinks: [{ kia: '/kia' }, { ldv: 'skip' }],
  chatProvider: [{ name: 'Chat', scriptUrl: 'https://c.example/c.js', openCall: 'Chat.open', attributes: {}, hosts: [] }],
  configLinks: [{ ...SWITCHES.configLinks.default, finance: '/apply' }],
  eofyPages: [[{ slug: 'eofy', title: 'EOFY', description: '', blocks: [{ blockType: 'spacer' }] }]],
  financeFees: [[], [{ label: 'Fee', amount: 395 }]],
  phoneOverrides: [{ new: '07 3123 4567' }],
  promoNodes: [
    [
      {
        ...{ start: null, expiry: '2026-06-30T14:00:00Z', position: 1, display: 'used', strictDisplay: true },
        node: { heading: 'Sale', text: null, link: null, image: null, tone: 'brand' },
      },
    ],
  ],
}

/** Generates values that a type's description allows. */
function valuesOf(type: SwitchType): fc.Arbitrary<unknown> {
  if (type.nullable) return fc.oneof(fc.constant(null), valuesOf({ ...type, nullable: undefined }))
  switch (type.kind) {
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number':
      return bounded(type)
    case 'text':
      return fc.constantFrom(...TEXTS[type.format])
    case 'choice':
      return fc.constantFrom(...type.options.map(({ value }) => value))
    case 'choices':
      return fc.subarray(type.options.map(({ value }) => value))
    case 'texts':
      return fc.uniqueArray(fc.constantFrom('a', 'b-2', 'C'), { maxLength: type.maxItems })
    case 'integers':
      return fc.uniqueArray(bounded(type), { maxLength: Math.min(5, type.maxItems) })
    case 'numbers':
      return fc.uniqueArray(bounded(type), { minLength: 1, maxLength: 5 }).map((items) => items.sort((a, b) => a - b))
    case 'range':
      return fc.uniqueArray(bounded(type), { minLength: 2, maxLength: 2 }).map((items) => items.sort((a, b) => a - b))
    case 'json':
      return fc.constantFrom(...SHAPES[type.shape])
  }
}

/** No row accepts this value. */
const BROKEN = { '?': 1 }

const setting = (key: SwitchKey) =>
  fc.record({
    key: fc.constant(key),
    tenant: fc.oneof(fc.constant(undefined), fc.constant(BROKEN), valuesOf(SWITCHES[key].type)),
    template: fc.oneof(fc.constant(undefined), fc.constant(BROKEN), valuesOf(SWITCHES[key].type)),
    platform: fc.oneof(fc.constant(undefined), fc.constant(BROKEN), valuesOf(SWITCHES[key].type)),
  })

const anySetting = fc.constantFrom(...SWITCH_KEYS).chain(setting)

describe('TEN-04: the value in force is the tenant’s, else the template’s, else the platform’s, else the default', () => {
  test('TEN-04: with nothing stored every value is its default', () => {
    const { values, sources, ignored } = resolveSwitches({})
    for (const key of SWITCH_KEYS) expect([values[key], sources[key]]).toStrictEqual([SWITCHES[key].default, 'default'])
    expect(ignored).toStrictEqual([])
  })

  test.each([
    ['tenant', { tenant: { hitsPerPage: 12 }, template: { hitsPerPage: 24 }, platform: { hitsPerPage: 30 } }, 12],
    ['template', { template: { hitsPerPage: 24 }, platform: { hitsPerPage: 30 } }, 24],
    ['platform', { platform: { hitsPerPage: 30 } }, 30],
    ['default', {}, 21],
  ])('TEN-04: the first level that sets it is the %s', (source, stored, value) => {
    const { values, sources } = resolveSwitches(stored)
    expect([values.hitsPerPage, sources.hitsPerPage]).toStrictEqual([value, source])
  })

  test('TEN-04: null is a value, undefined is not', () => {
    const stored = {
      tenant: { announcement: null, warrantyYears: undefined },
      template: { announcement: { text: 'Hi' }, warrantyYears: 5 },
    }
    const { values, sources } = resolveSwitches(stored)
    expect([values.announcement, sources.announcement]).toStrictEqual([null, 'tenant'])
    expect([values.warrantyYears, sources.warrantyYears]).toStrictEqual([5, 'template'])
  })

  test('TEN-05: ignores stored values that are invalid and switches that no longer exist', () => {
    const { values, sources, ignored } = resolveSwitches({ tenant: { minPhotoLevel: 99, oldSwitch: 1 }, platform: { minPhotoLevel: 5 } })
    expect([values.minPhotoLevel, sources.minPhotoLevel]).toStrictEqual([5, 'platform'])
    expect(ignored).toStrictEqual([
      { level: 'tenant', name: 'minPhotoLevel', message: 'Give a whole number from 0 to 14.' },
      { level: 'tenant', name: 'oldSwitch', message: "There is no switch called 'oldSwitch'; remove it." },
    ])
  })

  test("TEN-08: a tenant can't enable its own garage", () => {
    const { values, sources } = resolveSwitches({ tenant: { garageTenantSlugs: ['me'] }, platform: { garageTenantSlugs: ['harbour'] } })
    expect([values.garageTenantSlugs, sources.garageTenantSlugs]).toStrictEqual([['harbour'], 'platform'])
  })

  test('TEN-04: for any switch and values, the first level with a valid value wins and invalid ones are reported', () => {
    fc.assert(
      fc.property(anySetting, ({ key, ...levels }) => {
        const result = resolveSwitches({
          tenant: { [key]: levels.tenant },
          template: { [key]: levels.template },
          platform: { [key]: levels.platform },
        })
        const open = SWITCHES[key].level === 'platform' ? (['platform'] as const) : OVERRIDE_LEVELS
        const winner = open.find((level) => levels[level] !== undefined && levels[level] !== BROKEN)
        expect(result.sources[key]).toBe(winner ?? 'default')
        expect(result.values[key]).toStrictEqual(winner ? levels[winner] : SWITCHES[key].default)
        for (const level of open) expect(result.ignored.some((item) => item.level === level)).toBe(levels[level] === BROKEN)
      }),
      { numRuns: 400 },
    )
  })

  test('TEN-05: whatever is stored, every switch has a valid value', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.oneof(fc.constantFrom(...SWITCH_KEYS), fc.string()), fc.anything()), (tenant) => {
        const { values } = resolveSwitches({ tenant })
        expect(SWITCH_KEYS.filter((key) => !SWITCHES[key].schema.safeParse(values[key]).success)).toStrictEqual([])
      }),
    )
  })

  test("TEN-05: tenants don't share list objects", () => {
    expect(resolveSwitches({}).values.ctaCardPositions).not.toBe(resolveSwitches({}).values.ctaCardPositions)
    expect(resolveSwitches({}).values.configLinks).not.toBe(SWITCHES.configLinks.default)
  })
})
