import { expect, test } from 'vitest'
import { someNavigationFacts } from '@tests/builders/navigation'
import { listPopularSearches } from './popular-searches'

const facts = someNavigationFacts()
const bodies = ['SUV', 'Ute', 'Sedan', 'Hatch', 'Van', 'Coupe', 'Wagon'].map((value) => ({ value, label: `${value}s`, count: 9 }))
const pictures = Object.fromEntries(bodies.map(({ value }) => [value, `/api/media/file/${value}.webp`]))
const makes = [
  { name: 'Kia', slug: 'kia', count: 4, section: 'car' as const, logo: null },
  { name: 'Ford', slug: 'ford', count: 12, section: 'car' as const, logo: null },
]

test('WEB-03: body types in stock are offered in pictures with their counts, six at most', () => {
  const { bodies: offered, makes: none } = listPopularSearches({ ...facts, bodies, pictures, makes })
  expect(offered.map(({ label }) => label)).toEqual(['SUVs', 'Utes', 'Sedans', 'Hatchs', 'Vans', 'Coupes'])
  expect(offered[0]).toMatchObject({ count: 9, picture: '/api/media/file/SUV.webp' })
  expect(none).toEqual([])
})

test('WEB-03: without pictures of two body types, the makes with the most vehicles are offered', () => {
  const caravans = { ...facts, bodies: [{ value: 'Caravan', label: 'Caravans', count: 9 }], pictures: { Caravan: '/a.webp' }, makes }
  expect(listPopularSearches(caravans)).toEqual({
    bodies: [],
    makes: [
      { label: 'Ford', href: '/search/ford', count: 12 },
      { label: 'Kia', href: '/search/kia', count: 4 },
    ],
  })
})

test('WEB-03: a site without stock offers none', () => {
  expect(listPopularSearches({ ...facts, bodies: [], pictures: {}, makes: [] })).toEqual({ bodies: [], makes: [] })
})
