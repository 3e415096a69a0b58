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
  test('NAV-01: the items are in the required order', () => {
    expect(labels({})).toEqual(['Home', 'Vehicles', 'Our Stock', 'Offers', 'Finance', 'Service & Parts', 'Company'])
  })

  test('NAV-03 CMS-05: Offers links to /special-offers and is shown only while there are offers', () => {
    expect(labels({ offersCount: 0 })).toEqual(['Home', 'Vehicles', 'Our Stock', 'Finance', 'Service & Parts', 'Company'])
    expect(buildNavigation(facts).find(({ key }) => key === 'offers')?.href).toBe('/special-offers')
  })

  test('NAV-02: Vehicles has one link per model', () => {
    expect(menuOf({}, 'vehicles')).toEqual({
      kind: 'links',
      links: [
        { label: 'Fjell', href: '/models/fjell', count: null },
        { label: 'Vik', href: '/vik', count: null },
      ],
    })
  })

  test('NAV-02: without models, Vehicles lists the body types in stock; without those it is a plain link', () => {
    expect(menuOf({ models: [] }, 'vehicles')).toEqual({
      kind: 'links',
      links: [
        { label: 'SUVs', href: '/search/new-used-and-demo-cars?body=SUV', count: 41 },
        { label: 'Utes', href: '/search/new-used-and-demo-cars?body=Ute', count: 23 },
      ],
    })
    expect(menuOf({ models: [], bodies: [] }, 'vehicles')).toBeNull()
  })

  test('NAV-04: Service & Parts lists Servicing, then Parts and Accessories', () => {
    expect(menuOf({}, 'service')).toMatchObject({
      links: [
        { label: 'Servicing', href: '/service' },
        { label: 'Parts and Accessories', href: '/vehicle-parts-and-accessories' },
      ],
    })
  })

  test('CMS-04: Servicing links to the external booking if there is one', () => {
    expect(menuOf({ serviceBookingUrl: 'https://book.example/' }, 'service')).toMatchObject({
      links: [{ href: 'https://book.example/' }, {}],
    })
  })

  test('NAV-05: Company lists its five entries in order', () => {
    expect(menuOf({}, 'company')).toMatchObject({
      links: [{ label: 'About Us' }, { label: 'Contact Us' }, { label: 'Fleet' }, { label: 'Careers' }, { label: 'Terms And Conditions' }],
    })
  })

  test('NAV-08: the mega menu starts with all stock and its types, then the body types, with or without models', () => {
    const leadOf = (given: Partial<NavigationFacts>) => {
      const menu = menuOf({ megaMenu: true, ...given }, 'stock')
      return menu?.kind === 'mega' ? menu.lead.map(({ label }) => label) : []
    }
    const bodies = leadOf({}).filter((label) => !label.includes(facts.stockNoun))
    expect(bodies.length).toBeGreaterThan(0)
    expect(leadOf({})).toEqual([...leadOf({ bodies: [] }), ...bodies])
    expect(leadOf({ models: [] })).toEqual(leadOf({}))
  })

  test('NAV-08: the mega menu lists the makes by section, each with a link to its search', () => {
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

  test('NAV-08, BRD-04: a make keeps its own logo', () => {
    const makes = [{ name: 'Lada', slug: 'lada', section: 'car' as const, count: 2, logo: '/lada.svg' }]
    const menu = menuOf({ megaMenu: true, makes }, 'stock')
    expect(menu?.kind === 'mega' && menu.sections[0]?.brands).toEqual([
      { label: 'Lada', href: '/search/lada', count: 2, logo: '/lada.svg' },
    ])
  })

  test.each([
    ['the switch is off', { megaMenu: false }],
    ['there are no makes', { megaMenu: true, makes: [] }],
  ])('NAV-08: there is no mega menu if %s', (_, given) => {
    expect(menuOf(given, 'stock')).toBeNull()
  })

  test('NAV-11: items without a dropdown use the configured links', () => {
    const links = { ...CONFIG_LINK_DEFAULTS, allStock: '/search/used-cars', finance: '/apply-for-finance', contact: '/contact-us' }
    const items = buildNavigation({ ...facts, links })
    expect(items.find(({ key }) => key === 'stock')?.href).toBe('/search/used-cars')
    expect(items.find(({ key }) => key === 'finance')?.href).toBe('/apply-for-finance')
    expect(items.find(({ key }) => key === 'company')?.menu).toMatchObject({ links: [{}, { href: '/contact-us' }, {}, {}, {}] })
  })

  test('NAV-01: for any site, the items are in order and no menu is empty', () => {
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
  test('NAV-09: its groups and the buyer tools are in the required order', () => {
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

  test('NAV-09 CMS-05: without offers, the buyer tools have no Offers link', () => {
    expect(footerGroup({ offersCount: 0 }, 'Buyer Tools')?.links.map(({ label }) => label)).not.toContain('Offers')
  })

  test.each([
    ['the range, in lower case, if a model has that body type', facts.models, '/models?body=suv'],
    [
      'the search if no model has that body type',
      [{ name: 'Brygge', path: '/models/brygge', bodies: ['Van'] }],
      '/search/new-used-and-demo-cars?body=SUV',
    ],
    ['the search if there are no models', [], '/search/new-used-and-demo-cars?body=SUV'],
  ])('NAV-09 MOD-03: body types link to %s', (_, models, href) => {
    expect(footerGroup({ models }, 'Vehicles')?.links[0]).toEqual({ label: 'SUVs', href, count: null })
  })

  test('TEN-08: a site without a body list has no body type links in its footer', () => {
    expect(footerGroup({ hasBodyList: false }, 'Vehicles')).toBeUndefined()
  })

  test('NAV-09: a group without links is left out', () => {
    expect(footerGroup({ models: [] }, 'Models')).toBeUndefined()
  })

  test('NAV-09: a site with models but no stock lists its models’ body types, each with a link to the range', () => {
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
