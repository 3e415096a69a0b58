// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { TEMPLATE_NAMES, type TemplateName } from '@/domain/tenant/template'
import { cardVariants } from '@/ui/sections/vehicle-card/card-variants'
import { aSearchView, relaxationsOf } from '@tests/builders/search-view'
import { aTenant } from '@tests/builders/tenant'
import { aVehicleCard } from '@tests/builders/vehicle'
import { findViolations } from '@tests/setup/find-violations'
import { SearchResultsView, toShownText } from './search-results-view'
import type { SearchView } from './search-view'

function draw(template: TemplateName, view: SearchView): string {
  const { card, filters } = aTenant(template).layout
  return renderToStaticMarkup(
    <main>
      <SearchResultsView view={view} variant={card} filters={filters} Card={cardVariants[card]} />
    </main>,
  )
}

function show(template: TemplateName, view: SearchView): HTMLElement {
  document.body.innerHTML = draw(template, view)
  return document.body
}

const hits = [1, 2, 3, 4].map((id) => aVehicleCard({ id }))
const full = aSearchView('body=SUV&price=-40000&page=2&query=gx', { hits })
const none = aSearchView('body=SUV', {
  result: { total: 0, facets: {}, stats: {}, histograms: {} },
  hits: [],
  relaxations: relaxationsOf('body=SUV', { body: { gain: 3 } }),
  near: [aVehicleCard()],
})
const vans = aSearchView('tow=-2500', {
  hits,
  switches: { stockKinds: ['caravan'] },
  towMisses: { heavy: 12, unknown: 0 },
})
const yards = [
  aVehicleCard({ id: 1, locationName: 'Moorooka', coordinates: { lat: -27.53, lng: 153.02 } }),
  aVehicleCard({ id: 2, locationName: 'Windsor', coordinates: { lat: -27.43, lng: 153.03 } }),
  aVehicleCard({ id: 3, locationName: 'Windsor', coordinates: { lat: -27.43, lng: 153.03 } }),
]
const few = (total: number, switches = {}) => aSearchView('', { hits: yards, result: { total, ...NOTHING }, switches })

/** Draws the parts with chunks of their own once, which loads them: static markup does not wait for them. */
beforeAll(async () => {
  const drawAll = () => {
    expect(show('group', few(3)).querySelector('#map-title')).not.toBeNull()
    expect(show('group', vans).querySelector('[name=tow_max]')).not.toBeNull()
    expect(show('group', none).querySelector('.empty-panel')).not.toBeNull()
  }
  await vi.waitFor(drawAll, { timeout: 20_000 })
})

const text = aSearchView('body=SUV', {
  result: { total: 0, facets: {}, stats: {}, histograms: {} },
  hits: [],
  switches: { emptyResultsVariant: 'text' },
})

const NOTHING = { facets: {}, stats: {}, histograms: {} }

describe.each(TEMPLATE_NAMES)('%s', (template) => {
  test.each([
    ['results', full],
    ['caravans for a car', vans],
    ['no results, as a panel', none],
    ['no results, as text', text],
  ])(
    'A11Y-01: axe finds no violations in %s',
    async (_, view) => {
      expect(await findViolations(draw(template, view))).toEqual([])
    },
    60_000,
  )

  test('SRCH-05: without JavaScript all filters are one GET form', () => {
    const form = show(template, full).querySelector('form')
    if (!form) throw new Error('no form')
    expect([form.method, form.getAttribute('action'), form.id]).toEqual(['get', '/search', 'filters'])
    expect([...new FormData(form)].filter(([, value]) => value !== '')).toEqual(
      expect.arrayContaining([
        ['query', 'gx'],
        ['body', 'SUV'],
        ['price_max', '40000'],
      ]),
    )
    expect(document.querySelector('[name=sortBy]')?.getAttribute('form')).toBe('filters')
    expect(document.querySelectorAll('[name=sortBy]')).toHaveLength(1)
    expect(document.querySelector('noscript')?.innerHTML).toContain('type="submit"')
  })

  test('SRCH-05: chips and page numbers are links', () => {
    const body = show(template, full)
    expect(body.querySelector('a[aria-label="Remove SUV"]')?.getAttribute('href')).toBe('/search?query=gx&price=-40000')
    expect(body.querySelector('a[rel=prev]')?.getAttribute('href')).toBe('/search?query=gx&body=SUV&price=-40000')
  })

  test('SRCH-11: on a phone the filters open as a sheet, and the button shows how many are set', () => {
    const button = show(template, full).querySelector('button[popovertarget=filters]:not([aria-label])')
    expect(button?.textContent).toBe('Filters (3)')
    expect(document.getElementById('filters')?.hasAttribute('popover')).toBe(true)
  })

  test('SRP-18: the first two pictures load eagerly, the others lazily', () => {
    const loading = [...show(template, aSearchView()).querySelectorAll('article img')].map((image) => image.getAttribute('loading'))
    expect(loading.slice(0, 3)).toEqual(['eager', 'eager', 'lazy'])
    expect(loading.filter((value) => value === 'eager')).toHaveLength(2)
  })

  test('SRP-13: an empty result suggests which filter to remove', () => {
    const body = show(template, none)
    expect(body.querySelector('h2')?.textContent).toBe('No Results Available')
    const links = [...body.querySelectorAll('a')].filter((link) => link.textContent === 'Clear Filters')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/special-offers', '/special-offers'])
    expect(body.textContent).toContain('+3 cars')
  })

  test("SRP-13, SRP-19: unrelated suggestions are called other stock, in the tenant's word", () => {
    const lost = aSearchView('body=SUV', {
      result: { total: 0, ...NOTHING },
      hits: [],
      relaxations: relaxationsOf('body=SUV', {}),
      near: [aVehicleCard()],
      switches: { stockCountLabel: 'Caravans' },
    })
    const heading = (view: SearchView) => show(template, view).querySelector('#near-title')?.textContent
    expect([heading(none), heading(lost)]).toEqual(['Close to what you’re after', 'More caravans in stock'])
    expect(document.body.textContent).toContain('Still no caravans')
  })

  test('SRP-14: with the text variant an empty result is one sentence', () => {
    const body = show(template, text)
    expect(body.textContent).toContain('No results found for your search at this time. Please try adjusting the filters for more results.')
    expect(body.textContent).not.toContain('No Results Available')
  })

  test('SRCH-20: the distance filter works without JavaScript', () => {
    const body = show(template, aSearchView('postcode=4105&distance=25'))
    expect(body.querySelector('[name=postcode]')?.getAttribute('value')).toBe('4105')
    const choices = [...body.querySelectorAll('[name=distance] option')].map((option) => option.getAttribute('value'))
    expect(choices).toEqual(['25', '50', '75', '100', '150', '250', '500', '750', '1000'])
  })

  test('SRCH-22: an unknown postcode has a message beside its field and stays in it', () => {
    const body = show(template, aSearchView('', { nearby: { kind: 'unknown', postcode: '9999' } }))
    const field = body.querySelector('[name=postcode]')
    expect(field?.getAttribute('value')).toBe('9999')
    expect(document.getElementById(field?.getAttribute('aria-describedby') ?? '')?.textContent).toContain('Invalid postcode')
  })

  test('SRCH-19: the form has its range fields without JavaScript, and the sliders have no names', () => {
    const sliders = [...show(template, full).querySelectorAll('[type=range]')]
    expect(sliders.length).toBeGreaterThan(1)
    expect(sliders.filter((slider) => slider.hasAttribute('name'))).toEqual([])
  })

  test('CARD-03: there is one level 1 heading', () => {
    expect(show(template, full).querySelectorAll('h1')).toHaveLength(1)
  })
})

describe('the map of few results', () => {
  test('SRP-12: each location has a pin with the number of its list entry', () => {
    const body = show('group', few(3))
    const pins = [...body.querySelectorAll('[href^="#place-"]')]
    expect(pins.map((pin) => pin.getAttribute('aria-label'))).toEqual(['1: Moorooka', '2: Windsor'])
    expect(pins.map((pin) => body.querySelector(pin.getAttribute('href') ?? '')?.querySelectorAll('a').length)).toEqual([1, 2])
  })

  test.each([
    ['SRP-12: ten results', few(10)],
    ['SRP-12: results with the switch off', few(3, { mapIndexEnabled: false })],
  ])('%s have no map', (_, view) => {
    expect(show('group', view).querySelector('[href^="#place-"]')).toBeNull()
  })

  test('A11Y-01: axe finds no violations', async () => {
    expect(await findViolations(draw('group', few(3)))).toEqual([])
  })
})

test.each([
  ['SRP-11: two hits are centred', 2, true],
  ['SRP-11: three fill a row', 3, false],
])('%s', (_, count, isCentred) => {
  const grid = show('dealer', aSearchView('', { hits: hits.slice(0, count) })).querySelector('[aria-busy] > ul')
  expect(grid?.className.includes('justify-center')).toBe(isCentred)
})

test('SRP-04, SRP-11: sold vehicles grouped in one card count as hits for the shown range and for a small result', () => {
  const sold = (id: number) => aVehicleCard({ id, status: 'sold' })
  const view = aSearchView('page=2', { result: { total: 24, ...NOTHING }, hits: [aVehicleCard({ id: 1 }), sold(2), sold(3)] })
  expect(view.cells.filter(({ kind }) => kind === 'car')).toHaveLength(2)
  expect(toShownText(view)).toBe('Showing 22 to 24 of 24 cars')
  expect(show('dealer', view).querySelector('[aria-busy] > ul')?.className).not.toContain('justify-center')
})

test('SRP-07: in prestige the first vehicle spans two columns, but only in a full grid', () => {
  const first = () => document.querySelector('[aria-busy] > ul > li')
  show('prestige', aSearchView())
  expect(first()?.className).toContain('col-span-2')
  show('prestige', aSearchView('', { hits: [aVehicleCard()] }))
  expect(first()?.className).not.toContain('col-span-2')
})

test('SRCH-14: while new results load the current ones stay and are marked as busy', () => {
  const { card, filters } = aTenant('dealer').layout
  document.body.innerHTML = renderToStaticMarkup(
    <SearchResultsView view={full} variant={card} filters={filters} Card={cardVariants[card]} isLoading />,
  )
  expect(document.querySelector('[aria-busy=true]')?.querySelectorAll('article')).toHaveLength(4)
})

test.each([
  ['the first page', 1, 21, 118, 'Showing 1 to 21 of 118 cars'],
  ['a middle page', 3, 21, 118, 'Showing 43 to 63 of 118 cars'],
  ['the last page, which is shorter', 6, 13, 118, 'Showing 106 to 118 of 118 cars'],
  ['the last page of one car', 2, 1, 22, 'Showing 22 to 22 of 22 cars'],
  ['a page of the platform’s longest list', 3, 21, 3_217, 'Showing 43 to 63 of 3,217 cars'],
])('SRP-01: %s shows the range of displayed vehicles', (_, page, shown, total, expected) => {
  const view = aSearchView(page === 1 ? '' : `page=${page}`, {
    result: { total, ...NOTHING },
    hits: Array.from({ length: shown }, (__, index) => aVehicleCard({ id: index + 1 })),
  })
  expect(toShownText(view)).toBe(expected)
})

test.each([
  ['dealer', ['Home', 'All cars']],
  ['group', ['Home', 'All cars']],
  ['prestige', []],
] as const)('SRP-01: the breadcrumbs of %s are %j', (template, expected) => {
  const crumbs = show(template, aSearchView()).querySelectorAll('nav[aria-label=Breadcrumb] li')
  expect([...crumbs].map((crumb) => crumb.textContent)).toEqual(expected)
})

test('SRCH-11: a directory has a link that clears all filters at the head of its column and beside its chips', () => {
  const wayOut = (body: HTMLElement) =>
    [...body.querySelectorAll('#filters > div:not(:last-child) a')].filter((link) => link.textContent === 'Clear all')
  expect(wayOut(show('group', full)).map((link) => link.getAttribute('href'))).toEqual([full.clearHref])
  expect(wayOut(show('group', aSearchView()))).toEqual([])
})

test('SRP-11, SRP-18: one hit, twenty-one hits with three promo cells, and a failed picture keep the grid intact', () => {
  const cellsOf = (view: SearchView) => show('dealer', view).querySelectorAll('[aria-busy] > ul > li').length
  expect(cellsOf(aSearchView('', { hits: hits.slice(0, 1), switches: { ctaCardPositions: [] } }))).toBe(1)
  const many = Array.from({ length: 21 }, (_, index) => aVehicleCard({ id: index + 1 }))
  expect(cellsOf(aSearchView('', { hits: many, switches: { ctaCardPositions: [6, 8, 20] } }))).toBe(24)
  // The background of a photo until it loads, or permanently when it fails.
  expect(document.querySelectorAll('article > a.photo-ground')).toHaveLength(21)
})
