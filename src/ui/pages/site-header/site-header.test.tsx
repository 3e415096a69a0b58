// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { buildNavigation } from '@/domain/navigation/build-navigation'
import { planOpening } from '@/domain/locations/describe-locations'
import type { NavigationFacts } from '@/domain/navigation/navigation'
import type { SwitchOverrides } from '@/domain/switches/switches'
import { TEMPLATE_NAMES, type TemplateName } from '@/domain/tenant/template'
import { someNavigationFacts } from '@tests/builders/navigation'
import { aSiteLocation } from '@tests/builders/site-location'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import type { HeaderUtility } from '@/domain/navigation/header-utility'
import { SiteHeader } from './site-header'
import { telHref } from './tel-href'

const utility: HeaderUtility = {
  locations: { label: 'Moorooka and Windsor', href: '/contact' },
  open: planOpening(aSiteLocation(), Date.parse('2026-11-20T00:00:00+10:00') / 1000),
  places: [
    {
      name: 'Moorooka',
      href: '/our-location/moorooka',
      open: planOpening(aSiteLocation(), Date.parse('2026-11-20T00:00:00+10:00') / 1000),
    },
  ],
  phone: '(07) 5550 4400',
  rating: { value: 4.8, count: 1264 },
  links: [{ label: 'Careers', href: '/careers' }],
}

const promo = {
  heading: 'Checked twice',
  text: null,
  link: { label: 'See how', href: '/about-us' },
  imageUrl: '/demo-media/suv-blue-front.webp',
}

type Given = { facts?: Partial<NavigationFacts>; switches?: SwitchOverrides; currentPath?: string }

function draw(template: TemplateName, { facts = {}, switches = {}, currentPath = '/' }: Given = {}): Element {
  const nav = buildNavigation(someNavigationFacts({ promo, ...facts }))
  const tenant = aTenant(template, { switches })
  document.body.innerHTML = renderToStaticMarkup(<SiteHeader tenant={tenant} nav={nav} utility={utility} currentPath={currentPath} />)
  return document.body
}

const texts = (nodes: Iterable<Element>) => [...nodes].map((node) => node.textContent.trim())
const manyMakes = (length: number) =>
  Array.from({ length }, (_, index) => ({
    name: `Make ${index}`,
    slug: `make-${index}`,
    section: 'car' as const,
    count: 40 - index,
    logo: `/demo-media/make-${index}.svg`,
  }))
const menuOf = (body: Element) => body.querySelector('nav[aria-label=Main]')
/** The first-level links and dropdowns of the menu, without their counts. */
const itemsOf = (body: Element) =>
  texts(menuOf(body)?.querySelectorAll('ul:first-of-type > li > a, ul:first-of-type > li > details > summary') ?? []).map((text) =>
    text.replace(/[\d,]+$/, ''),
  )

test.each([
  ['the number of cars', 1204, 'Search 1,204 cars by make, model or keyword'],
  ['no number for an empty stock', 0, 'Search cars by make, model or keyword'],
  ['no unknown number', null, 'Search cars by make, model or keyword'],
])('NAV-01: the search field of a group names %s', (_, count, expected) => {
  const nav = buildNavigation(someNavigationFacts()).map((item) => (item.key === 'stock' ? { ...item, count } : item))
  const tenant = aTenant('group')
  document.body.innerHTML = renderToStaticMarkup(<SiteHeader tenant={tenant} nav={nav} utility={utility} currentPath="/" />)
  expect(document.querySelector('input[type=search]')?.getAttribute('placeholder')).toBe(expected)
})

describe.each(TEMPLATE_NAMES)('the header of the template %s', (template) => {
  test('NAV-01: the menu has the items in order', () => {
    const expected = ['Home', 'Vehicles', 'Our Stock', 'Offers', 'Finance', 'Service & Parts', 'Company']
    expect(itemsOf(draw(template)).filter((item) => expected.includes(item))).toEqual(expected)
  })

  test('NAV-03: without offers the menu has no Offers', () => {
    const body = draw(template, { facts: { offersCount: 0 } })
    expect(texts(body.querySelectorAll('a'))).not.toContain('Offers')
  })

  test('NAV-02, NAV-06: in the row of a wide header Vehicles is a dropdown with the models that opens without JavaScript', () => {
    // features/site-menu opens every dropdown except accordions, on hover or on click as the site has set.
    const drop = [...draw(template).querySelectorAll('details:not([data-nav-drop=accordion])')].find(
      (details) => details.querySelector('summary')?.textContent === 'Vehicles',
    )
    expect(drop?.getAttribute('name')).toBe('site-nav')
    expect(texts(drop?.querySelectorAll('a') ?? []).slice(0, 2)).toEqual(['Fjell', 'Vik'])

    expect([...(drop?.querySelectorAll('a') ?? [])].slice(0, 2).map((link) => link.getAttribute('href'))).toEqual(['/models/fjell', '/vik'])
  })

  test('NAV-08: in the mega menu every make links to its search and shows its number of vehicles', () => {
    const body = draw(template, { facts: { megaMenu: true } })
    const make = [...(menuOf(body)?.querySelectorAll('a[href="/search/mercedes-benz"]') ?? [])]
    expect(make).toHaveLength(1)
    expect(make[0]?.textContent).toMatch(/Mercedes-Benz\s*9$/)
  })

  test('NAV-08: each of forty makes has its logo beside its link', () => {
    const body = draw(template, { facts: { makes: manyMakes(40), megaMenu: true } })
    const logos = [...(menuOf(body)?.querySelectorAll('a[href^="/search/make-"]') ?? [])].map((link) =>
      link.closest('li')?.querySelector('img')?.getAttribute('src'),
    )
    expect(logos).toEqual(manyMakes(40).map(({ logo }) => logo))
  })

  test('NAV-08: without the mega menu no makes are listed', () => {
    expect(draw(template).querySelector('a[href="/search/toyota"]')).toBeNull()
  })

  test('A11Y-01: the menu button opens the menu without JavaScript', () => {
    const body = draw(template)
    const button = body.querySelector('button[popovertarget]')
    expect(body.querySelector(`#${button?.getAttribute('popovertarget')}`)).toBe(menuOf(body))
    expect(menuOf(body)?.getAttribute('popover')).toBe('auto')
  })

  test('A11Y-01: the current page is marked in the menu', () => {
    const marked = menuOf(draw(template, { currentPath: '/finance' }))?.querySelectorAll('[aria-current=page]') ?? []
    expect(texts(marked)).toEqual(['Finance'])
  })

  test('TEN-07: watchlist and sign-in are only shown when sign-in is enabled', () => {
    expect(draw(template).querySelector('a[href="/watchlist"]')).toBeNull()
    expect(draw(template, { switches: { authentication: true } }).querySelector('a[href="/watchlist"]')).not.toBeNull()
  })

  test('TEN-05 NAV-11: a site that moves its test drive also moves the button', () => {
    const configLinks = { ...aTenant().switches.configLinks, testDrive: '/drive-one' }
    expect(draw(template, { switches: { configLinks, siteKind: 'dealer' } }).querySelector('a[href="/drive-one"]')).not.toBeNull()
  })

  test('A11Y-01: axe finds no violations with every dropdown open', async () => {
    const body = draw(template, { facts: { megaMenu: true }, switches: { authentication: true } })
    for (const details of body.querySelectorAll('details')) details.open = true
    expect(await findViolations(body.innerHTML)).toEqual([])
  }, 30_000)
})

test.each([
  ['(07) 5550 4400', 'tel:0755504400'],
  ['+61 7 5550 4400', 'tel:+61755504400'],
])('A11Y-01: the accessible name of the phone %s is %s', (phone, href) => {
  expect(telHref(phone)).toBe(href)
})

test("NAV-08: with many makes the dealer's menu shows the first as tiles, lists the others, and links to all of them", () => {
  const makes = manyMakes(31)
  const links = [...draw('dealer', { facts: { makes, megaMenu: true } }).querySelectorAll('[data-nav-drop=mega] a')]
  const toMakes = links.filter((link) => link.textContent.includes('Make '))
  expect(new Set(toMakes.map((link) => link.getAttribute('href'))).size).toBe(31)
  expect(toMakes.filter((link) => link.matches('.menu-tile'))).toHaveLength(15)
})

test('NAV-01: a manufacturer’s bar shows four of its items beside the menu button, which keeps its name', () => {
  const bar = draw('manufacturer').querySelector('[data-site-header] > div')
  expect(texts(bar?.querySelectorAll('div:first-child > a, div:first-child > details > summary') ?? [])).toEqual([
    'Vehicles',
    'Our Stock',
    'Offers',
    'Service & Parts',
  ])
  expect(bar?.querySelector('button')?.textContent).toContain('Menu')
})

test("BRD-02, NAV-08: the group's menu shows one kind of brands at a time, chosen by radio buttons", () => {
  const makes = (['car', 'motorcycle', 'own'] as const).map((section) => ({ name: section, slug: section, section, count: 3 }))
  const body = draw('group', { facts: { makes, megaMenu: true } })
  const choices = [...body.querySelectorAll<HTMLInputElement>('fieldset input[type=radio]')]
  expect(choices.map(({ name, checked, dataset }) => [name, checked, dataset.brands])).toEqual([
    ['mega-brands', true, '0'],
    ['mega-brands', false, '1'],
    ['mega-brands', false, '2'],
  ])
  expect(texts(body.querySelectorAll('fieldset label'))).toEqual(['Car Brands1', 'Motorcycle Brands1', 'Our Brands1'])
  expect(body.querySelectorAll('a[href^="/search/"]').length).toBeGreaterThanOrEqual(3)
})

test("NAV-08: with only one kind of brands the group's menu has no radio buttons", () => {
  const makes = [{ name: 'Toyota', slug: 'toyota', section: 'car' as const, count: 3 }]
  expect(draw('group', { facts: { makes, megaMenu: true } }).querySelector('input[type=radio]')).toBeNull()
})

const stocked: Given = {
  facts: {
    pictures: { SUV: '/demo-media/suv-white-side.webp', Ute: 'https://cars.example/ute.webp' },
    prices: [{ label: 'Under $20,000', href: '/search?price=0-20000' }],
  },
  switches: { megaMenuEnabled: true },
}

test.each(TEMPLATE_NAMES)(
  'LOOK-07: the menu of %s shows bodies as pictures with counts, price bands, makes and one promotion',
  (template) => {
    const given = { facts: { ...stocked.facts, megaMenu: true }, switches: stocked.switches ?? {} }
    const menu = menuOf(draw(template, given))
    const bodies = [...(menu?.querySelectorAll('[aria-label="Body types"] a') ?? [])]
    expect(bodies.map((link) => [link.textContent, link.querySelector('img')?.getAttribute('loading')])).toEqual([
      ['SUVs 41', 'lazy'],
      ['Utes 23', 'lazy'],
    ])
    expect(texts(menu?.querySelectorAll('[aria-label="Prices"] a') ?? [])).toEqual(['Under $20,000'])
    expect(menu?.querySelector('a[href="/search/toyota"]')).not.toBeNull()
    expect(menu?.textContent).toContain('Checked twice')
    // A body type is listed once.
    expect(menu?.querySelectorAll('a[href*="body=SUV"]')).toHaveLength(1)
  },
)

test.each(TEMPLATE_NAMES)('LOOK-07: the menu of %s names the locations with their opening status, also on a phone', (template) => {
  const body = draw(template, { facts: { megaMenu: true }, switches: { megaMenuEnabled: true } })
  const places = [...(menuOf(body)?.querySelectorAll('[aria-label="Locations"]') ?? [])]
  expect(places.length).toBeGreaterThan(0)
  for (const list of places) {
    expect(list.querySelector('a')?.getAttribute('href')).toBe('/our-location/moorooka')
    expect(list.querySelector('[data-open]')?.textContent).toBe('Today 8:30 am – 5:30 pm')
    expect(texts(list.querySelectorAll('a')).at(-1)).toBe('All locations')
  }
  expect(places.some((list) => list.closest('details') === null)).toBe(true)
})
