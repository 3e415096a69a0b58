import { expect, test } from 'vitest'
import { readBrandPath, toBrandPath } from './brand-path'

test('BRD-03: a brand’s overview stands below its slug, and its address says which brand', () => {
  expect(toBrandPath('mercedes-benz')).toBe('/mercedes-benz/overview')
  expect(readBrandPath('/mercedes-benz/overview')).toBe('mercedes-benz')
})

test.each(['/overview', '/toyota', '/toyota/overview/more', '/Toyota/overview', '/search/overview', '/to%20y/overview'])(
  'BRD-03: %s is no brand’s overview',
  (path) => {
    expect(readBrandPath(path)).toBeNull()
  },
)
