import { describe, expect, test } from 'vitest'
import { hasBodyList, hasGarage } from './listed-features'

const siteOf = (garageTenantSlugs: string[], bodyTenantSlugs: string[]) => ({
  slug: 'harbour',
  switches: { garageTenantSlugs, bodyTenantSlugs },
})

describe('features of sites that the platform lists', () => {
  test.each([
    ['neither by default', siteOf([], []), false, false],
    ['those of other sites count for nothing', siteOf(['summit', 'harbour-city'], ['summit']), false, false],
    ['the garage alone', siteOf(['summit', 'harbour'], []), true, false],
    ['the body list alone', siteOf([], ['harbour']), false, true],
  ])('TEN-08: %s', (_, site, garage, bodies) => {
    expect([hasGarage(site), hasBodyList(site)]).toEqual([garage, bodies])
  })
})
