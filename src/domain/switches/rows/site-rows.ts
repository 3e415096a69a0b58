import { boolean, choice, choices, options, orNull, text, texts } from '../fields'
import { announcement, CONFIG_LINK_DEFAULTS, configLinks, eofyPages, promoNodes } from '../json-fields'
import { defineSwitch } from '../switch-type'

const site = { group: 'Site', touches: ['every page'] } as const
const menus = { group: 'Menus & links', touches: ['every page'] } as const

/** Kind of site and content (TEN-07 to TEN-10, CMS-04 to CMS-16, MISC-01, MISC-02). */
export const siteRows = {
  siteKind: defineSwitch({
    ...site,
    field: choice([
      { value: 'dealer', label: 'Dealer' },
      { value: 'dealerGroup', label: 'Dealer group' },
      { value: 'manufacturer', label: 'Manufacturer' },
    ]),
    default: 'dealer',
    label: 'Kind of site',
    help: 'Decides between the dealer, dealer-group and manufacturer variants of footer, brand grid, locations and service link.',
  }),
  manufacturerName: defineSwitch({
    ...site,
    field: orNull(text('plain', 80)),
    default: null,
    label: 'Name of the manufacturer',
    help: "On a manufacturer's site, the make of enquiries without a car.",
    touches: ['forms'],
  }),
  plugins: defineSwitch({
    ...site,
    field: choices(options('Autogauge', 'Car Analysis', 'PPSR Report', 'PPSR Report Website Plugin')),
    default: [],
    label: 'Plugins',
    help: 'Autogauge shows the market price gauge on vehicle pages; the other plugins are recorded and show nothing yet.',
    touches: ['vehicle'],
  }),
  garageTenantSlugs: defineSwitch({
    ...site,
    field: texts(1000, 'identifier'),
    default: [],
    label: 'Sites with a garage',
    help: 'The slugs of the tenants with the page /my-garage.',
    touches: ['account'],
    level: 'platform',
  }),
  bodyTenantSlugs: defineSwitch({
    ...site,
    field: texts(1000, 'identifier'),
    default: [],
    label: 'Sites with body-type links',
    help: 'The slugs of the tenants whose footer lists links by body type.',
    level: 'platform',
  }),
  serviceBookingUrl: defineSwitch({
    leadsElsewhere: true,
    ...site,
    field: orNull(text('url', 500)),
    default: null,
    label: 'External service booking',
    help: 'The address of the service link; if not set, the page /service.',
    touches: ['every page', 'service'],
  }),
  eofyPages: defineSwitch({
    ...site,
    field: eofyPages(),
    default: [],
    label: 'End-of-financial-year pages',
    help: 'Pages at /eofy and /pages/eofy-…, each with a slug, a title and blocks, unless a page under Pages has its address.',
    touches: ['offers'],
  }),
  promoNodes: defineSwitch({
    ...site,
    field: promoNodes(),
    default: [],
    label: 'Promo cards',
    help: 'Promo cards in addition to those under Promo cards, ordered together by position.',
    touches: ['home', 'results', 'offers'],
  }),
  blogEnabled: defineSwitch({
    ...site,
    field: boolean(),
    default: false,
    label: 'News',
    help: "Shows the site's news at /blog once it has an article.",
    touches: ['every page', 'news'],
  }),
  warrantyYears: defineSwitch({
    ...site,
    field: orNull(
      choice([
        { value: 3, label: '3 years' },
        { value: 5, label: '5 years' },
        { value: 7, label: '7 years' },
      ]),
    ),
    default: null,
    label: 'Warranty',
    help: 'The years of warranty in the why-buy-from-us panel; if not set, it has no warranty text.',
    touches: ['home', 'vehicle'],
  }),
  statsBanner: defineSwitch({
    ...site,
    field: texts(6),
    default: ['50+ Locations', '40+ Brands', '30+ Years'],
    label: 'Figures of the group',
    help: 'The texts of the figures banner on dealer-group sites.',
    touches: ['home'],
  }),
  salesCounterEnabled: defineSwitch({
    ...site,
    field: boolean(),
    default: false,
    label: 'Monthly sales counter',
    help: 'Shows the estimated number of cars sold this month, counted in Brisbane time.',
    touches: ['home'],
  }),
}

/** Header, menus and links (NAV-06 to NAV-12). */
export const menuRows = {
  menuOpenMode: defineSwitch({
    ...menus,
    field: choice([
      { value: 'hover', label: 'On hover' },
      { value: 'click', label: 'On click' },
    ]),
    default: 'hover',
    label: 'Menus open',
    help: "Opens the header's dropdowns on hover or on click; the keyboard always works.",
  }),
  megaMenuEnabled: defineSwitch({
    ...menus,
    field: boolean(),
    default: false,
    label: 'Brand logos in the menu',
    help: "Shows the brands' logos in the wide menus, each linking to the search of its brand.",
  }),
  configLinks: defineSwitch({
    ...menus,
    field: configLinks(),
    default: CONFIG_LINK_DEFAULTS,
    label: 'Link targets',
    help: 'The addresses of the links to all stock, test drive, service, finance, trade-in, contact and parts; a missing one uses its default page.',
  }),
  announcement: defineSwitch({
    ...menus,
    field: orNull(announcement()),
    default: null,
    label: 'Announcement bar',
    help: 'Shows this text, with an optional link, above the header until the visitor dismisses it; if not set, there is no bar.',
  }),
}
