import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slugify, stripAccents } from './slug'

describe('SRCH-02: the slug of a make or model', () => {
  test.each([
    ['Mercedes-Benz', 'mercedes-benz'],
    ['CX-5', 'cx-5'],
    ['Land Cruiser Prado', 'land-cruiser-prado'],
    ['Citroën', 'citroen'],
    ['GLX+', 'glx'],
    ['  e-tron (GT) ', 'e-tron-gt'],
    ['比亚迪', ''],
    ['', ''],
  ])('%j → %j', (name, slug) => {
    expect(slugify(name)).toBe(slug)
  })

  test('SRCH-02: a slug needs no URL escaping, and slugifying it changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const slug = slugify(name)
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
        expect(slugify(slug)).toBe(slug)
      }),
    )
  })
})

test('SRCH-09: strips accents but keeps case', () => {
  expect(stripAccents('Citroën Škoda ﬁt')).toBe('Citroen Skoda fit')
})
