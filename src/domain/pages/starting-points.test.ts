import { expect, test } from 'vitest'
import { explainBadPath } from '../navigation/page-path'
import { STARTING_POINTS, suggestPath } from './starting-points'

test('EDT-11: there are seven starting points, and only the blank one has no blocks', () => {
  expect(STARTING_POINTS.map(({ name }) => name)).toEqual([
    'Blank',
    'EOFY sale',
    'Offer',
    'Model launch',
    'Location',
    'Service',
    'Thank-you',
  ])
  expect(STARTING_POINTS.filter(({ blocks }) => blocks.length === 0).map(({ key }) => key)).toEqual(['blank'])
})

test('EDT-11: the address follows from the name and is a valid one', () => {
  expect(suggestPath('Citroën & EOFY 2027!', '/pages')).toBe('/pages/citroen-eofy-2027')
  expect(suggestPath('About us', '')).toBe('/about-us')
  expect(suggestPath(' … ', '/pages')).toBe('')
  for (const { name, folder } of STARTING_POINTS) expect(explainBadPath(suggestPath(name, folder))).toBeNull()
})
