import { boolean, choice, integer, integers, number, orNull, text, texts } from '../fields'
import { brandTileLinks, phoneOverrides } from '../json-fields'
import { defineSwitch } from '../switch-type'

const contact = { group: 'Phones & locations', touches: ['locations'] } as const
const reviews = { group: 'Reviews', touches: ['home', 'locations'] } as const

/** Phones and locations (PHONE-01, PHONE-03, LOC-03 to LOC-18). */
export const contactRows = {
  phoneRevealEnabled: defineSwitch({
    ...contact,
    field: boolean(),
    default: true,
    label: 'Phones are masked',
    help: 'Shows the first 5 characters of a phone number until the visitor clicks it, which is then counted.',
    touches: ['vehicle', 'locations'],
  }),
  phoneOverrides: defineSwitch({
    ...contact,
    field: phoneOverrides(),
    default: {},
    label: 'Phones by car type',
    help: "Replaces the location's phone for new, demo or used cars.",
    touches: ['vehicle'],
  }),
  locationLinkStyle: defineSwitch({
    ...contact,
    field: choice([
      { value: 'our-location', label: '/our-location/{slug}' },
      { value: 'location-slug', label: '/locations/{slug}' },
      { value: 'dealership-slug', label: '/locations/{dealership slug}' },
    ]),
    default: 'our-location',
    label: 'Address of a location',
    help: "The form of a location page's address, and the text of links to it.",
  }),
  locationServiceButton: defineSwitch({
    ...contact,
    field: boolean(),
    default: false,
    label: "'Book a Service' on service locations",
    help: 'Adds a button for booking a service to service locations.',
  }),
  closedWeekendText: defineSwitch({
    ...contact,
    field: choice([
      { value: 'Closed', label: 'Closed' },
      { value: 'By appointment only', label: 'By appointment only' },
    ]),
    default: 'Closed',
    label: 'Closed weekend days say',
    help: 'The text of the opening hours for a closed weekend day.',
  }),
  licencePrefix: defineSwitch({
    ...contact,
    field: choice([
      { value: 'DL', label: 'DL' },
      { value: 'CL', label: 'CL' },
    ]),
    default: 'DL',
    label: 'Prefix of the dealer licence',
    help: 'The label before the dealer licence number.',
    touches: ['every page', 'vehicle', 'locations'],
  }),
  extraRegistrationNumbers: defineSwitch({
    ...contact,
    field: texts(10),
    default: [],
    label: 'More registration numbers',
    help: 'Registration numbers shown beside the dealer licence.',
    touches: ['every page', 'vehicle', 'locations'],
  }),
}

/** Reviews (REV-04 to REV-10). */
export const reviewRows = {
  reviewsAutoRotate: defineSwitch({
    ...reviews,
    field: boolean(),
    default: false,
    label: 'Reviews rotate',
    help: 'Moves to the next review every 3 seconds.',
  }),
  reviewExcludedCustomers: defineSwitch({
    ...reviews,
    field: texts(500),
    default: [],
    label: 'Hidden reviewers',
    help: 'Hides reviews by customers with these names.',
  }),
  reviewExcludedIds: defineSwitch({
    ...reviews,
    field: integers({ min: 1, max: Number.MAX_SAFE_INTEGER, maxItems: 500 }),
    default: [386779],
    label: 'Hidden reviews',
    help: 'Hides reviews with these numbers.',
  }),
  reviewsMinAverage: defineSwitch({
    ...reviews,
    field: number({ min: 0, max: 5, step: 0.1 }),
    default: 0,
    label: 'Show the summary above',
    help: 'Shows the summary of reviews only when their average is above this.',
  }),
  googleReviewsQuantity: defineSwitch({
    ...reviews,
    field: integer({ min: 1, max: 100 }),
    default: 12,
    label: 'Google reviews fetched',
    help: 'The number of Google reviews to load for a location.',
  }),
  snap21OrgId: defineSwitch({
    ...reviews,
    field: orNull(text('identifier', 80)),
    default: null,
    label: 'Snap 21 organisation',
    help: "Shows this organisation's Snap 21 rating; if not set, no rating is shown.",
  }),
}

/** Models and brands (MOD-10, BRD-03). */
export const modelRows = {
  rangeCardFromPrice: defineSwitch({
    group: 'Models & brands',
    field: boolean(),
    default: false,
    label: "'From' price on model cards",
    help: "Shows a model's lowest price on its card in the range.",
    touches: ['home', 'models'],
  }),
  brandTileLinks: defineSwitch({
    group: 'Models & brands',
    field: brandTileLinks(),
    default: {},
    label: 'Links of brand tiles',
    help: "Links a brand's tile to this address, or with 'skip' to the brand's stock, instead of its overview.",
    touches: ['home', 'brands'],
  }),
}
