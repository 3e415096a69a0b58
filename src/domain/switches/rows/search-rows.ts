import { CHOOSABLE_FILTERS, DEFAULT_SEARCH_FILTERS } from '@/domain/search/facets'
import { boolean, choice, choices, integer, integers, text } from '../fields'
import { defineSwitch } from '../switch-type'

const search = { group: 'Search', touches: ['results'] } as const
const results = { group: 'Results page', touches: ['results'] } as const
const gridPositions = { min: 1, max: 200, maxItems: 40 }

const FILTER_OPTIONS = CHOOSABLE_FILTERS.map(({ parameter, label }) => ({ value: parameter, label }))

/** How search works (SRCH-11 to SRCH-23, MISC-09). */
export const searchRows = {
  searchFilters: defineSwitch({
    ...search,
    field: choices(FILTER_OPTIONS),
    default: [...DEFAULT_SEARCH_FILTERS],
    label: 'Filters shown',
    help: 'The filters that visitors see, in this order; a site for caravans or motorhomes that sets none shows those of its kind.',
  }),
  hitsPerPage: defineSwitch({
    ...search,
    field: integer({ min: 1, max: 100 }),
    default: 21,
    label: 'Cars on a page',
    help: 'The number of cars per page of results.',
  }),
  searchIndex: defineSwitch({
    ...search,
    field: text('identifier', 100),
    default: 'Car_production',
    label: 'Search index',
    help: "The search engine's index of the stock.",
  }),
  searchDefaultSort: defineSwitch({
    ...search,
    field: text('sort', 80),
    default: 'custom_rank:desc',
    label: 'Usual order',
    help: 'The default order of results, as a field and a direction.',
  }),
  priceAscRequiresPrice: defineSwitch({
    ...search,
    field: boolean(),
    default: false,
    label: 'Low to high leaves out unpriced cars',
    help: 'Leaves out cars without a price when results are sorted from the lowest price.',
  }),
  nearbyRadiusKm: defineSwitch({
    ...search,
    field: integer({ min: 1, max: 1000, unit: 'km' }),
    default: 50,
    label: 'Nearby means within',
    help: 'The default distance from a postcode.',
    touches: ['results', 'locations'],
  }),
  moneyQuickPicks: defineSwitch({
    ...search,
    field: integers({ min: 1, max: 10_000_000, maxItems: 20, unit: 'dollars' }),
    default: [5000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 70_000],
    label: 'Quick picks of money fields',
    help: 'The amounts offered in money fields.',
    touches: ['home', 'results', 'finance'],
  }),
}

/** The grid of results (SRP-07 to SRP-17). */
export const resultsRows = {
  usedCarPromoPositions: defineSwitch({
    ...results,
    field: integers(gridPositions),
    default: [],
    label: 'Promo positions among used cars',
    help: 'The grid positions, from 1, of promo cards among used cars, in order; further cards use their own positions.',
  }),
  ctaCardPositions: defineSwitch({
    ...results,
    field: integers(gridPositions),
    default: [6, 8],
    label: 'Call-to-action positions',
    help: 'The grid positions, from 1, of the call-to-action cards.',
  }),
  eofyCardPositions: defineSwitch({
    ...results,
    field: integers(gridPositions),
    default: [],
    label: 'End-of-financial-year positions',
    help: 'The grid positions, from 1, of the end-of-financial-year card.',
  }),
  eofyCardExpiry: defineSwitch({
    ...results,
    field: text('dateTime', 40),
    default: '2025-06-15T16:00:00+10:00',
    label: 'End-of-financial-year card ends',
    help: 'When the end-of-financial-year card expires.',
  }),
  mapIndexEnabled: defineSwitch({
    ...results,
    field: boolean(),
    default: true,
    label: 'Map for few results',
    help: "Shows a map of the cars' locations when there are fewer than 10 results.",
  }),
  emptyResultsVariant: defineSwitch({
    ...results,
    field: choice([
      { value: 'panel', label: 'Panel with a button' },
      { value: 'text', label: 'One sentence' },
    ]),
    default: 'panel',
    label: 'When nothing is found',
    help: 'Shows a panel with a Clear Filters button or one sentence when a search finds nothing.',
  }),
  clearFiltersTarget: defineSwitch({
    ...results,
    field: text('path'),
    default: '/special-offers',
    label: 'Clear Filters goes to',
    help: 'The page that the Clear Filters button of an empty search links to.',
  }),
  requestPhotosEnabled: defineSwitch({
    ...results,
    field: boolean(),
    default: false,
    label: 'Request photos',
    help: 'Lets visitors ask for photos of a car that has none.',
    touches: ['results', 'vehicle'],
  }),
}
