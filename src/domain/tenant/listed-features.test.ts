import { describe, expect, test } from 'vitest'
import { hasBodyList, hasGarage } from './listed-features'

const siteOf = (garageTenantSlugs: string[], bodyTenantSlugs: string[]) => ({
  slug: 'harbour',
  switches: { garageTenantSlugs, bodyTenantSlugs },
})

describe('features of sites that the platform lists', () => {
  test.each([
    ['neither by default', siteOf([], []), false, false],
    ["other sites' entries don't count", siteOf(['summit', 'harbour-city'], ['summit']), false, false],
    ['only the garage', siteOf(['summit', 'harbour'], []), true, false],
    ['only the body list', siteOf([], ['harbour']), false, true],
  ])('TEN-08: %s', (_, site, garage, bodies) => {
    expect([hasGarage(site), hasBodyList(site)]).toEqual([garage, bodies])
  })
})
