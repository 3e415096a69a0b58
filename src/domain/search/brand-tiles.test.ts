import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BRAND_ORDERS, type BrandChoice, type MakeInStock, toBrandTiles } from './brand-tiles'
import { slugify } from '../text/slug'

const make = (name: string, count: number, section: MakeInStock['section'] = 'car'): MakeInStock => ({
  name,
  slug: slugify(name),
  count,
  section,
})
const stock = [make('Toyota', 24), make('Mazda', 13), make('Škoda', 13), make('Kia', 11), make('Mercedes-Benz', 4), make('Holden', 0)]
const all: BrandChoice = { order: 'count', chosen: [], limit: null }

test.each<[string, Partial<BrandChoice>, string[]]>([
  ['BRD-03: by count, then by name', {}, ['Toyota', 'Mazda', 'Škoda', 'Kia', 'Mercedes-Benz']],
  ['BRD-03: by name', { order: 'name' }, ['Kia', 'Mazda', 'Mercedes-Benz', 'Škoda', 'Toyota']],
  [
    'BRD-03: a limit keeps the makes with the most vehicles, also when ordered by name',
    { order: 'name', limit: 3 },
    ['Mazda', 'Škoda', 'Toyota'],
  ],
  ['BRD-03: in the chosen order', { order: 'chosen', chosen: ['Kia', 'Toyota'] }, ['Kia', 'Toyota']],
  ['BRD-05: different spellings of a name', { order: 'chosen', chosen: ['skoda', 'mercedes benz', 'SKODA'] }, ['Škoda', 'Mercedes-Benz']],
  ['BRD-03: a chosen make without vehicles is left out', { order: 'chosen', chosen: ['Holden', 'Lada', 'Kia'] }, ['Kia']],
])('%s', (_, choice, expected) => {
  expect(toBrandTiles(stock, { ...all, ...choice }, {}).map(({ name }) => name)).toEqual(expected)
})

test.each([
  ["BRD-03: a tile links to its make's overview", {}, '/mercedes-benz/overview'],
  ["BRD-03: or to the tenant's own address", { 'mercedes-benz': 'https://star.example' }, 'https://star.example'],
  ['BRD-03, SRCH-02: skip links to the search', { 'mercedes-benz': 'skip' }, '/search/mercedes-benz'],
])('%s', (_, links, href) => {
  expect(toBrandTiles(stock, { ...all, order: 'chosen', chosen: ['Mercedes-Benz'] }, links)[0]?.href).toBe(href)
})

test("BRD-04: a tile has its make's logo", () => {
  const [tile] = toBrandTiles([{ ...make('Lada', 2), logo: '/lada.svg' }], all, {})
  expect(tile).toMatchObject({ name: 'Lada', logo: '/lada.svg' })
})

test('BRD-03: tiles are makes in stock, without duplicates and within the limit', () => {
  const makes = fc.uniqueArray(
    fc.record({ name: fc.string({ minLength: 1, maxLength: 6 }), count: fc.nat(9) }).map(({ name, count }) => make(name, count)),
    { selector: ({ slug }) => slug },
  )
  const choices = fc.record({ order: fc.constantFrom(...BRAND_ORDERS), limit: fc.nat(5), chosen: fc.array(fc.string({ maxLength: 6 })) })
  fc.assert(
    fc.property(makes, choices, (inStock, choice) => {
      const names = toBrandTiles(inStock, choice, {}).map(({ name }) => name)
      expect(names.length).toBeLessThanOrEqual(choice.limit)
      expect(new Set(names).size).toBe(names.length)
      for (const name of names) expect(inStock.find((candidate) => candidate.name === name)?.count).toBeGreaterThan(0)
    }),
  )
})
