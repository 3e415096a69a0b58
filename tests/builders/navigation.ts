import type { NavigationFacts } from '@/domain/navigation/navigation'
import { CONFIG_LINK_DEFAULTS } from '@/domain/switches/json-fields'

/** Returns the input of the menus for a site with a bit of everything. */
export function someNavigationFacts(overrides: Partial<NavigationFacts> = {}): NavigationFacts {
  return {
    links: CONFIG_LINK_DEFAULTS,
    serviceBookingUrl: null,
    stockNoun: 'Cars',
    stock: { all: 128, new: 20, demo: 12, used: 96 },
    models: [
      { name: 'Fjell', path: '/models/fjell', bodies: ['Large SUV'] },
      { name: 'Vik', path: '/vik', bodies: ['Small SUV', 'Electric'] },
    ],
    hasBodyList: true,
    bodies: [
      { value: 'SUV', label: 'SUVs', count: 41 },
      { value: 'Ute', label: 'Utes', count: 23 },
    ],
    pictures: {},
    prices: [],
    makes: [
      { name: 'Toyota', slug: 'toyota', section: 'car', count: 24 },
      { name: 'Ducati', slug: 'ducati', section: 'motorcycle', count: 3 },
      { name: 'Mercedes-Benz', slug: 'mercedes-benz', section: 'car', count: 9 },
    ],
    offersCount: 2,
    megaMenu: false,
    promo: null,
    ...overrides,
  }
}
