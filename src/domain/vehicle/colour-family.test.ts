import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COLOUR_FAMILIES, findNamedFamily, resolveColourFamily } from './colour-family'

test.each([
  ['White', 'White'],
  ['Glacier White', 'White'],
  ['Crystal Pearl White', 'White'],
  ['White with black checker plate', 'White'],
  ['White with blue stripe', 'White'],
  ['Polar', 'White'],
  ['Jet Black Metallic', 'Black'],
  ['PHANTOM BLACK', 'Black'],
  ['Midnight', 'Black'],
  ['Silver Storm', 'Silver'],
  ['Platinum', 'Silver'],
  ['Machine Gray', 'Grey'],
  ['Blue-Grey', 'Grey'],
  ['Graphite', 'Grey'],
  ['Deep Blue Pearl', 'Blue'],
  ['Navy Mica', 'Blue'],
  ['Soul Red Crystal', 'Red'],
  ['Burgundy Pearl', 'Red'],
  ['British Racing Green', 'Green'],
  ['Eucalypt', 'Green'],
  ['Oxide Bronze', 'Brown'],
  ['Desert Sand', 'Brown'],
  ['Sunset Orange', 'Orange'],
  ['Lava Copper', 'Orange'],
  ['Hyper Yellow', 'Yellow'],
  ['Rose Gold', 'Gold'],
  ['Champagne', 'Gold'],
  ['Viola Purple', 'Purple'],
  ['Kinetic Yellow / Onyx Black', 'Yellow'],
  ['Red & White', 'Red'],
  ['Two tone, white', 'White'],
  ['/ Black', 'Black'],
  ['Mystery Metallic', 'Other'],
  ['Reddish', 'Other'],
  ['N/A', 'Other'],
] as const)('LOOK-03: %s belongs to %s', (paint, family) => expect(resolveColourFamily(paint)).toBe(family))

test.each([[null], [''], ['  '], ['-'], ['/']])('LOOK-03: %j has no family', (paint) => expect(resolveColourFamily(paint)).toBeNull())

test('LOOK-03: every paint with a letter has exactly one of the thirteen families', () => {
  expect(COLOUR_FAMILIES.join(' ')).toBe('White Black Silver Grey Blue Red Green Brown Orange Yellow Gold Purple Other')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(COLOUR_FAMILIES).toContain(resolveColourFamily(`x${text}`))
    }),
  )
})

test.each([
  ['White', 'White'],
  ['GRAY', 'Grey'],
  ['golden', 'Gold'],
  ['sand', null],
  ['other', null],
  ['', null],
])('LOOK-04: a shopper who types %j means %j', (word, family) => expect(findNamedFamily(word)).toBe(family))
