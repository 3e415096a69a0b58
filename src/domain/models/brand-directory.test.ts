import { expect, test } from 'vitest'
import type { BrandTile } from '../search/brand-tiles'
import { toBrandDirectory } from './brand-directory'

const tiles: BrandTile[] = [
  { name: 'Audi', count: 64, href: '/audi/overview', section: 'car' },
  { name: 'Polestar', count: 1, href: 'https://polestar.example', section: 'car', logo: '/polestar.svg' },
  { name: 'Scania', count: 2345, href: '/scania/overview', section: 'truck' },
]

test('BRD-01, BRD-02, BRD-04: a dealer group’s directory has its sections in order, with anchors, stock counts and external links', () => {
  const sections = toBrandDirectory(tiles.toReversed(), { isDivided: true, stockNoun: 'Cars' })
  expect(sections.map(({ id, label, stockText }) => [id, label, stockText])).toEqual([
    ['car-brands', 'Car Brands', '65 cars'],
    ['truck-brands', 'Truck Brands', '2,345 trucks'],
  ])
  expect(sections[0]?.brands).toContainEqual({
    name: 'Polestar',
    href: 'https://polestar.example',
    countText: '1 in stock',
    isExternal: true,
    logo: '/polestar.svg',
  })
})

test('BRD-01: other sites list all brands in one section, and no section without stock', () => {
  expect(toBrandDirectory(tiles, { isDivided: false, stockNoun: 'Cars' }).map(({ label, brands }) => [label, brands.length])).toEqual([
    ['All brands', 3],
  ])
  expect(toBrandDirectory([], { isDivided: true, stockNoun: 'Cars' })).toEqual([])
})
