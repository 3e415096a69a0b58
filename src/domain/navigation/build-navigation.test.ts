import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { someNavigationFacts } from '@tests/builders/navigation'
import { CONFIG_LINK_DEFAULTS } from '../switches/json-fields'
import { buildFooterNavigation, buildNavigation } from './build-navigation'
import type { NavigationFacts } from './navigation'

const facts = someNavigationFacts()

const labels = (given: Partial<NavigationFacts>) => buildNavigation({ ...facts, ...given }).map(({ label }) => label)
const menuOf = (given: Partial<NavigationFacts>, key: string) =>
  buildNavigation({ ...facts, ...given }).find((item) => item.key === key)?.menu ?? null
const footerGroup = (given: Partial<NavigationFacts>, label: string) =>
  buildFooterNavigation({ ...facts, ...given }).find((group) => group.label === label)

describe('the header menu', () => {
  test('NAV-01: its items in their order', () => {
    expect(labels({})).toEqual(['Home', 'Vehicles', 'Our Stock', 'Offers', 'Finance', 'Service & Parts', 'Company'])
  })

  test('NAV-03 CMS-05: Offers is there only while there are offers, and leads to /special-offers', () => {
    expect(labels({ offersCount: 0 })).toEqual(['Home', 'Vehicles', 'Our Stock', 'Finance', 'Service & Parts', 'Company'])
    expect(buildNavigation(facts).find(({ key }) => key === 'offers')?.href).toBe('/special-offers')
  })

  test('NAV-02: Vehicles opens one link per model', () => {
    expect(menuOf({}, 'vehicles')).toEqual({
      kind: 'links',
      links: [
        { label: 'Fjell', href: '/models/fjell', count: null },
        { label: 'Vik', href: '/vik', count: null },
      ],
    })
  })

  test('NAV-02: without models Vehicles opens the bodies in stock, and without those it is a link', () => {
    expect(menuOf({ models: [] }, 'vehicles')).toEqual({
      kind: 'links',
      links: [
        { label: 'SUVs', href: '/search/new-used-and-demo-cars?body=SUV', count: 41 },
        { label: 'Utes', href: '/search/new-used-and-demo-cars?body=Ute', count: 23 },
      ],
    })
    expect(menuOf({ models: [], bodies: [] }, 'vehicles')).toBeNull()
  })

  test('NAV-04: Service & Parts holds Servicing, then Parts and Accessories', () => {
    expect(menuOf({}, 'service')).toMatchObject({
      links: [
        { label: 'Servicing', href: '/service' },
        { label: 'Parts and Accessories', href: '/vehicle-parts-and-accessories' },
      ],
    })
  })

  test('CMS-04: with an external booking, Servicing leads there', () => {
    expect(menuOf({ serviceBookingUrl: 'https://book.example/' }, 'service')).toMatchObject({
      links: [{ href: 'https://book.example/' }, {}],
    })
  })

  test('NAV-05: Company holds its five entries in order', () => {
    expect(menuOf({}, 'company')).toMatchObject({
      links: [{ label: 'About Us' }, { label: 'Contact Us' }, { label: 'Fleet' }, { label: 'Careers' }, { label: 'Terms And Conditions' }],
    })
  })

  test('NAV-08: the mega menu leads with all stock and its types, then the bodies, whether or not the site has models', () => {
    const leadOf = (given: Partial<NavigationFacts>) => {
      const menu = menuOf({ megaMenu: true, ...given }, 'stock')
      return menu?.kind === 'mega' ? menu.lead.map(({ label }) => label) : []
    }
    const bodies = leadOf({}).filter((label) => !label.includes(facts.stockNoun))
    expect(bodies.length).toBeGreaterThan(0)
    expect(leadOf({})).toEqual([...leadOf({ bodies: [] }), ...bodies])
    expect(leadOf({ models: [] })).toEqual(leadOf({}))
  })

  test('NAV-08: the mega menu lists the makes by section, each to its own search', () => {
    const menu = menuOf({ megaMenu: true }, 'stock')
    expect(menu?.kind === 'mega' && menu.sections).toEqual([
      {
        label: 'Car Brands',
        count: 2,
        brands: [
          { label: 'Toyota', href: '/search/toyota', count: 24 },
          { label: 'Mercedes-Benz', href: '/search/mercedes-benz', count: 9 },
        ],
      },
      { label: 'Motorcycle Brands', count: 1, brands: [{ label: 'Ducati', href: '/search/ducati', count: 3 }] },
    ])
  })

  test('NAV-08, BRD-04: a make with a logo of its own brings it along', () => {
    const makes = [{ name: 'Lada', slug: 'lada', section: 'car' as const, count: 2, logo: '/lada.svg' }]
    const menu = menuOf({ megaMenu: true, makes }, 'stock')
    expect(menu?.kind === 'mega' && menu.sections[0]?.brands).toEqual([
      { label: 'Lada', href: '/search/lada', count: 2, logo: '/lada.svg' },
    ])
  })

  test.each([
    ['the switch is off', { megaMenu: false }],
    ['there are no makes', { megaMenu: true, makes: [] }],
  ])('NAV-08: no mega menu when %s', (_, given) => {
    expect(menuOf(given, 'stock')).toBeNull()
  })

  test('NAV-11: items without a dropdown go to the configured links', () => {
    const links = { ...CONFIG_LINK_DEFAULTS, allStock: '/search/used-cars', finance: '/apply-for-finance', contact: '/contact-us' }
    const items = buildNavigation({ ...facts, links })
    expect(items.find(({ key }) => key === 'stock')?.href).toBe('/search/used-cars')
    expect(items.find(({ key }) => key === 'finance')?.href).toBe('/apply-for-finance')
    expect(items.find(({ key }) => key === 'company')?.menu).toMatchObject({ links: [{}, { href: '/contact-us' }, {}, {}, {}] })
  })

  test('NAV-01: whatever a site has, its order holds and no menu is empty', () => {
    const order = ['home', 'vehicles', 'stock', 'offers', 'finance', 'service', 'company']
    const some = <T>(values: T[]) => fc.subarray(values)
    fc.assert(
      fc.property(
        some(facts.models),
        some(facts.bodies),
        some(facts.makes),
        fc.nat(3),
        fc.boolean(),
        (models, bodies, makes, offersCount, megaMenu) => {
          const items = buildNavigation({ ...facts, models, bodies, makes, offersCount, megaMenu })
          expect(items.map(({ key }) => key)).toEqual(order.filter((key) => key !== 'offers' || offersCount > 0))
          for (const { menu } of items) expect(menu === null || (menu.kind === 'links' ? menu.links : menu.sections).length).toBeTruthy()
        },
      ),
    )
  })
})

describe('the footer', () => {
  test('NAV-09: its groups, and the buyer tools in their order', () => {
    expect(buildFooterNavigation(facts).map(({ label }) => label)).toEqual([
      'Vehicles',
      'Models',
      'Buyer Tools',
      'Service & Parts',
      'Company',
    ])
    expect(footerGroup({}, 'Buyer Tools')?.links.map(({ label, href }) => [label, href])).toEqual([
      ['All Cars', '/search/new-used-and-demo-cars'],
      ['New Cars', '/search/new-cars'],
      ['Demo Cars', '/search/demo-cars'],
      ['Used Cars', '/search/used-cars'],
      ['Offers', '/special-offers'],
      ['Finance', '/finance'],
      ['Trade In', '/trade-in'],
      ['Test Drive', '/book-test-drive/'],
    ])
  })

  test('NAV-09 CMS-05: without offers the buyer tools have no Offers', () => {
    expect(footerGroup({ offersCount: 0 }, 'Buyer Tools')?.links.map(({ label }) => label)).not.toContain('Offers')
  })

  test.each([
    ['the range, in lower case, where there are models of it', facts.models, '/models?body=suv'],
    [
      'the search where the models are others',
      [{ name: 'Brygge', path: '/models/brygge', bodies: ['Van'] }],
      '/search/new-used-and-demo-cars?body=SUV',
    ],
    ['the search where there are none', [], '/search/new-used-and-demo-cars?body=SUV'],
  ])('NAV-09 MOD-03: body types lead to %s', (_, models, href) => {
    expect(footerGroup({ models }, 'Vehicles')?.links[0]).toEqual({ label: 'SUVs', href, count: null })
  })

  test('TEN-08: a site that the platform does not list has no links by body type in its footer', () => {
    expect(footerGroup({ hasBodyList: false }, 'Vehicles')).toBeUndefined()
  })

  test('NAV-09: a group without links is left out', () => {
    expect(footerGroup({ models: [] }, 'Models')).toBeUndefined()
  })

  test('NAV-09: a site of models without a car in stock lists the bodies of its models, each to the range', () => {
    const stock = { all: 0, new: 0, demo: 0, used: 0 }
    expect(footerGroup({ bodies: [], makes: [], stock }, 'Vehicles')?.links.map(({ label, href }) => [label, href])).toEqual([
      ['Large SUV', '/models?body=large%20suv'],
      ['Small SUV', '/models?body=small%20suv'],
      ['Electric', '/models?body=electric'],
    ])
    expect(footerGroup({ bodies: [], models: [], makes: [], stock }, 'Vehicles')).toBeUndefined()
  })

  test('NAV-10: every site shows the links about the dealer', () => {
    expect(footerGroup({}, 'Company')?.links.map(({ label }) => label)).toEqual([
      'About',
      'Contact',
      'Fleet',
      'Careers',
      'Terms',
      'Privacy',
    ])
  })
})
