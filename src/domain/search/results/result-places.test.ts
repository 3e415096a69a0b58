import { expect, test } from 'vitest'
import { ALL_STOCK } from '../search-state'
import { listResultPlaces } from './result-places'

const locations = [
  { slug: 'moorooka', name: 'Moorooka', coordinates: { lat: -27.53, lng: 153.02 } },
  { slug: 'ipswich', name: 'Ipswich', coordinates: { lat: -27.61, lng: 152.76 } },
  { slug: 'noosa', name: 'Noosa', coordinates: { lat: -26.4, lng: 153.05 } },
  { slug: 'online', name: 'Online', coordinates: null },
]
const counts = [
  { value: 'online', count: 40 },
  { value: 'ipswich', count: 12 },
  { value: 'moorooka', count: 1 },
]
const list = (chosen?: string) =>
  listResultPlaces(
    { ...ALL_STOCK, page: 3, lists: { body: ['Ute'], ...(chosen ? { location_slug: [chosen] } : {}) } },
    { locations, counts, stockCountLabel: 'Cars' },
  )

test('LOOK-15: locations with vehicles are listed with their counts, the most vehicles first, and each leads to its own results', () => {
  expect(list().map(({ slug, countText, address }) => [slug, countText, address])).toEqual([
    ['ipswich', '12 cars', '/search/ipswich?body=Ute'],
    ['moorooka', '1 car', '/search/moorooka?body=Ute'],
  ])
})

test('LOOK-15: the chosen location leads back to all of them, even when nothing is left there', () => {
  expect(list('noosa').map(({ slug, isChosen, address }) => [slug, isChosen, address])).toEqual([
    ['ipswich', false, '/search/ipswich?body=Ute'],
    ['moorooka', false, '/search/moorooka?body=Ute'],
    ['noosa', true, '/search?body=Ute'],
  ])
})
