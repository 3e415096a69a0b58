import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { templates } from '@tenants/templates'
import { TEMPLATE_NAMES } from '../template'
import { checkTheme, contrastRatio, isHexColour, proposeColour, relativeLuminance } from './contrast'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const dealer = templates.dealer.tokens

describe('ADM-15: contrast by WCAG 2.2', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#10252b', '#ffffff', 15.9],
    ['#07444e', '#ffffff', 10.8],
    ['#131516', '#f4f5f5', 16.8],
    ['#0b1f3a', '#f5b31a', 8.9],
    ['#13201d', '#f6f7f4', 15.6],
  ])('ADM-15: %s on %s is %d : 1', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 0)
    expect(contrastRatio(other, one)).toBe(contrastRatio(one, other))
  })

  test('ADM-15: grey 118 passes on white and grey 119 does not', () => {
    expect([contrastRatio('#767676', '#ffffff') >= 4.5, contrastRatio('#777777', '#ffffff') >= 4.5]).toStrictEqual([true, false])
  })

  test('ADM-15: luminance ranges from black to white', () => {
    expect([relativeLuminance('#000000'), relativeLuminance('#ffffff')]).toStrictEqual([0, 1])
    expect(relativeLuminance('#ff0000')).toBeCloseTo(0.2126, 4)
  })

  test.each([
    ['#07444e', true],
    ['#ABCDEF', true],
    ['#fff', false],
    ['07444e', false],
    ['#07444e;}body{display:none', false],
    ['red', false],
    [null, false],
  ])('ADM-15: %j is a valid token colour: %s', (value, expected) => {
    expect(isHexColour(value)).toBe(expected)
  })
})

describe('ADM-15: a proposed colour', () => {
  test('ADM-15: passes, for any colour on any background', () => {
    fc.assert(
      fc.property(colour, colour, fc.constantFrom(3, 4.5), (text, ground, minimum) => {
        const proposed = proposeColour(text, [ground], minimum)
        expect(isHexColour(proposed)).toBe(true)
        if (proposed) expect(contrastRatio(proposed, ground)).toBeGreaterThanOrEqual(minimum)
      }),
    )
  })

  test('ADM-15: is the colour itself when that already passes', () => {
    fc.assert(
      fc.property(colour, colour, (text, ground) => {
        fc.pre(contrastRatio(text, ground) >= 4.5)
        expect(proposeColour(text, [ground], 4.5)).toBe(text)
      }),
    )
  })

  test('ADM-15: changes no more than necessary', () => {
    expect(proposeColour('#777777', ['#ffffff'], 4.5)).toBe('#767676')
    for (const [text, ground] of [
      ['#0b6473', '#000000'],
      ['#ffc233', '#ffffff'],
      ['#333333', '#555555'],
    ] as const) {
      expect(contrastRatio(proposeColour(text, [ground], 4.5) ?? ground, ground)).toBeLessThan(4.6)
    }
  })

  test('ADM-15: is null when no colour passes on all backgrounds', () => {
    expect(proposeColour('#888888', ['#000000', '#ffffff'], 4.6)).toBeNull()
  })
})

describe('ADM-15: themes', () => {
  test.each(TEMPLATE_NAMES)('TEN-05, LOOK-16: the template %s has enough contrast, light and dark', (name) => {
    expect(checkTheme(templates[name].tokens, name)).toStrictEqual([])
  })

  test('ADM-15: rejects white on the yellow action button and proposes a readable colour', () => {
    const problems = checkTheme({ ...dealer, colour: { ...dealer.colour, actionInk: '#ffffff' } }, 'dealer')
    expect(problems).toMatchObject([{ scheme: 'light', text: 'actionInk', on: 'action', minimum: 4.5 }])
    expect(contrastRatio(problems[0]?.fix ?? '#ffffff', dealer.colour.action)).toBeGreaterThanOrEqual(4.5)
  })

  test('ADM-15: edges of fields need only 3 : 1', () => {
    expect(checkTheme({ ...dealer, colour: { ...dealer.colour, edge: '#8f8f8f' } }, 'dealer')).toStrictEqual([])
    expect(checkTheme({ ...dealer, colour: { ...dealer.colour, edge: '#cccccc' } }, 'dealer')).toMatchObject([
      { text: 'edge', on: 'ground', minimum: 3 },
      { text: 'edge', on: 'surface', minimum: 3 },
    ])
  })

  test('ADM-15: the same rules apply to the dark scheme', () => {
    const { tokens } = templates.prestige
    expect(checkTheme({ ...tokens, dark: { ...tokens.colour, ...tokens.dark, link: '#131516' } }, 'prestige')[0]).toMatchObject({
      scheme: 'dark',
      text: 'link',
      on: 'ground',
    })
  })

  test('EDT-27: refuses a loud button of the brand colour where the hero draws it on the brand colour', () => {
    const same = { ...dealer.colour, action: dealer.colour.brand, actionInk: '#ffffff' }
    const onBrand = (template: 'dealer' | 'group' | 'prestige' | 'manufacturer') =>
      checkTheme({ colour: same, dark: null }, template).some(
        ({ text, on, minimum }) => text === 'action' && on === 'brand' && minimum === 3,
      )
    expect([onBrand('dealer'), onBrand('group'), onBrand('prestige'), onBrand('manufacturer')]).toStrictEqual([true, true, false, false])
  })

  test('EDT-27: checks buttons under the pointer on the mixed colour that they have then', () => {
    const colour = { ...dealer.colour, action: '#767676', actionInk: '#ffffff' }
    expect(checkTheme({ colour, dark: null }, 'manufacturer')).toMatchObject([{ text: 'actionInk', on: 'action', ground: '#868686' }])
  })

  test('ADM-15: for any theme, every proposal gives its pair enough contrast', () => {
    const names = ['ink', 'brand', 'brandInk', 'brandDark', 'brandDarkInk', 'brandTint', 'link', 'action', 'actionInk'] as const
    const anyTheme = fc.record({ name: fc.constantFrom(...names), value: colour, other: fc.constantFrom(...names), otherValue: colour })
    fc.assert(
      fc.property(anyTheme, ({ name, value, other, otherValue }) => {
        const changed = { ...dealer.colour, [name]: value, [other]: otherValue }
        for (const { ground, fix, minimum, ratio } of checkTheme({ colour: changed, dark: null }, 'group')) {
          expect(ratio).toBeLessThan(minimum)
          expect(contrastRatio(fix, ground)).toBeGreaterThanOrEqual(minimum)
        }
      }),
    )
  })
})
