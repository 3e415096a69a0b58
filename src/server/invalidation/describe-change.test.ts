import { expect, test } from 'vitest'
import { describeChange } from './describe-change'

test.each([
  ['tenants', { id: 3 }, { tags: ['tenant:3', 'stock:3'], reload: 'all' }],
  ['site-settings', { id: 9, tenant: 3 }, { tags: ['tenant:3'], reload: [3] }],
  ['site-settings', { id: 9, tenant: { id: 3 } }, { tags: ['tenant:3'], reload: [3] }],
  ['promo-cards', { id: 9, tenant: 3 }, { tags: ['promo-cards:3'], reload: [3] }],
  ['faqs', { id: 9, tenant: 3 }, { tags: ['faqs:3'], reload: [3] }],
  ['locations', { id: 9, tenant: 3 }, { tags: ['locations:3', 'location:9'], reload: [3] }],
  ['dealerships', { id: 9, tenant: 3 }, { tags: ['dealerships:3'], reload: 'all' }],
  ['dealerships', { id: 9 }, { tags: [], reload: 'all' }],
  ['media', { id: 9, tenant: 3 }, { tags: ['media:9'], reload: 'none' }],
  ['brands', { id: 9 }, { tags: ['brands'], reload: 'all' }],
  ['redirects', { id: 9, tenant: 3 }, { tags: [], reload: [3] }],
  ['leads', { id: 9, tenant: 3 }, null],
  ['users', { id: 9 }, null],
  ['faqs', { id: 9 }, null],
])('PERF-05: a change in %s of %j announces %j', (collection, doc, announcement) => {
  expect(describeChange(collection, doc)).toEqual(announcement)
})
