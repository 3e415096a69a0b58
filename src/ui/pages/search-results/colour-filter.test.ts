import { expect, test } from 'vitest'
import { aSearchSource, aSearchView } from '@tests/builders/search-view'

const source: Parameters<typeof aSearchView>[1] = {
  switches: { searchFilters: ['colour_family'] },
  result: {
    ...aSearchSource().result,
    facets: { colour_family: [{ value: 'White', count: 31 }], colour: [{ value: 'Glacier White', count: 4 }] },
  },
}

test('LOOK-03: colours are filtered by families with counts', () => {
  const view = aSearchView('colour_family=white', source)
  expect(view.facets).toMatchObject([
    { name: 'colour_family', label: 'Colour', summary: 'White', options: [{ value: 'White', count: 31, isChosen: true }] },
  ])
  expect(view.chips).toEqual([{ label: 'White', href: '/search' }])
})

test('LOOK-03: an address with a paint name from before keeps its filter and has a chip to remove it', () => {
  const view = aSearchView('colour=Glacier White', source)
  expect(view.facets.map(({ name }) => name)).toEqual(['colour_family'])
  expect(view.chips).toEqual([{ label: 'Glacier White', href: '/search' }])
  expect(view.kept).toEqual([{ name: 'colour', value: 'Glacier White' }])
})
