import { expect, test } from 'vitest'
import { asksForExistence, findUnknownFilters } from './known-filters'

const text = (name: string) => ({ name, type: 'text' })
const FIELDS = [
  text('title'),
  { type: 'row', fields: [text('slug')] },
  { type: 'collapsible', fields: [text('summary')] },
  {
    type: 'tabs',
    tabs: [
      { label: 'Content', fields: [text('intro')] },
      { name: 'meta', label: 'Search engines', fields: [text('heading')] },
    ],
  },
  { name: 'node', type: 'group', fields: [text('heading'), { ...text('secret'), hidden: true }] },
  { name: 'links', type: 'array', fields: [text('label')] },
  { name: 'content', type: 'blocks', blocks: [], fields: [text('inside')] },
  { ...text('removed'), admin: { disabled: true } },
  { ...text('computed'), virtual: true },
  text('internal'),
]
const PERMISSIONS = {
  title: true,
  slug: { read: true },
  summary: true,
  intro: true,
  meta: { fields: { heading: true } },
  node: true,
  links: true,
  internal: {},
}

test.each([
  ['where[title][exists]', false],
  ['where[slug][exists]', false],
  ['where[summary][exists]', false],
  ['where[intro][exists]', false],
  ['where[meta.heading][exists]', false],
  ['where[or][0][and][0][node.heading][exists]', false],
  ['where[links.label][exists]', false],
  ['where[position][exists]', true],
  ['where[or][0][and][0][node.gone][exists]', true],
  ['where[node.secret][exists]', true],
  ['where[title.gone][exists]', true],
  ['where[node][exists]', true],
  ['where[content][exists]', true],
  ['where[content.inside][exists]', true],
  ['where[removed][exists]', true],
  ['where[computed][exists]', true],
  ['where[internal][exists]', true],
  ['where[position][equals]', false],
  ['sort', false],
])('SEC-25: the filter %s can’t be drawn: %s', (name, isUnknown) => {
  expect(findUnknownFilters([name], FIELDS, PERMISSIONS)).toEqual(isUnknown ? [name] : [])
})

test('SEC-25: who may read all fields filters by each of them', () => {
  expect(findUnknownFilters(['where[internal][exists]', 'where[meta.heading][exists]'], FIELDS, true)).toEqual([])
})

test('SEC-25: an address is looked into only when it asks whether a field exists', () => {
  expect([asksForExistence(['sort', 'where[title][equals]']), asksForExistence(['where[title][exists]'])]).toEqual([false, true])
})
