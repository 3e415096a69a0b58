import { expect, test } from 'vitest'
import { readBrandPath, toBrandPath } from './brand-path'

test('BRD-03: the path of a brand’s overview is built from its slug and read back', () => {
  expect(toBrandPath('mercedes-benz')).toBe('/mercedes-benz/overview')
  expect(readBrandPath('/mercedes-benz/overview')).toBe('mercedes-benz')
})

test.each(['/overview', '/toyota', '/toyota/overview/more', '/Toyota/overview', '/search/overview', '/to%20y/overview'])(
  'BRD-03: %s isn’t a brand overview',
  (path) => {
    expect(readBrandPath(path)).toBeNull()
  },
)
