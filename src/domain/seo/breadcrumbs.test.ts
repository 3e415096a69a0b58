import { expect, test } from 'vitest'
import { listBreadcrumbs } from './breadcrumbs'

test.each([
  ['/', undefined, null],
  ['/about-us', 'richText', ['/']],
  ['/pages/eofy-utes', 'heroSlider', ['/']],
  ['/blog/first', 'richText', ['/', '/blog']],
  ['/blog', 'blogList', ['/']],
  ['/models/vik', 'modelHero', null],
  ['/toyota/overview', 'brandOverview', null],
  ['/our-location/moorooka', 'locationDetails', null],
  ['/our-location/moorooka', 'imageText', ['/']],
])('SEO-02: the breadcrumbs of %s with the first block %s are %j', (path, first, hrefs) => {
  expect(listBreadcrumbs(path, first)?.map(({ href }) => href) ?? null).toEqual(hrefs)
})
