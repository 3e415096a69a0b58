import { expect, test } from 'vitest'
import { describeSpread } from './section-spread'

const site = (pages: number) => ({ name: 'Site', pages })

test.each([
  [0, [], 'Published. No page shows this section yet.'],
  [0, [0, 0], 'Published. No page shows this section yet.'],
  [1, [], 'Published. Shown on 1 page.'],
  [3, [0], 'Published. Shown on 3 pages.'],
  [0, [1], 'Published. Shown on 1 page of 1 site of your group.'],
  [2, [1, 0, 3], 'Published. Shown on 2 pages and on 4 pages of 2 sites of your group.'],
])('EDT-24, EDT-25: after publishing, %i own pages and %j of the group’s sites are counted', (own, members, message) => {
  expect(describeSpread({ own, members: members.map(site) })).toBe(message)
})
