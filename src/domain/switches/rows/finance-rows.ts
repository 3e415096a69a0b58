import { boolean, choice, integer, number, numbers, options, orNull, range, text } from '../fields'
import { financeFees } from '../json-fields'
import { defineSwitch } from '../switch-type'

const page = { group: 'Finance', touches: ['finance'] } as const
const calculator = { group: 'Finance', touches: ['vehicle', 'finance'] } as const
const estimate = { group: 'Finance', touches: ['home', 'results', 'vehicle', 'finance'] } as const

const price = { min: 0, max: 10_000_000, unit: 'dollars' } as const
const percent = { min: 0, max: 100, unit: 'percent per year' } as const
const years = { min: 0.5, max: 15, unit: 'years' } as const

/** The finance page, the calculator's bounds and the estimate (FIN-01 to FIN-38). */
export const financeRows = {
  financePath: defineSwitch({
    ...page,
    field: choice(options('/finance', '/finance-enquiry', '/apply-for-finance')),
    default: '/finance',
    label: 'Finance page',
    help: 'The address of the finance page.',
    touches: ['every page', 'finance'],
  }),
  financeProvider: defineSwitch({
    ...calculator,
    field: orNull(choice(options('Angle'))),
    default: null,
    label: 'Finance provider',
    help: 'Angle raises the lowest price of the calculator to $5,000 and sets its interest to between 7.5% and 14.5%.',
  }),
  financePriceMin: defineSwitch({
    ...calculator,
    field: integer(price),
    default: 1000,
    label: 'Lowest price',
    help: 'The lowest purchase price that the calculator accepts.',
  }),
  financePriceMax: defineSwitch({
    ...calculator,
    field: integer(price),
    default: 250_000,
    label: 'Highest price',
    help: 'The highest purchase price that the calculator accepts.',
  }),
  financePriceSlider: defineSwitch({
    ...calculator,
    field: boolean(),
    default: false,
    label: 'Price as a slider',
    help: "Uses a slider for the calculator's purchase price.",
  }),
  financePriceSliderMax: defineSwitch({
    ...calculator,
    field: integer(price),
    default: 100_000,
    label: 'End of the price slider',
    help: 'The highest price of the slider.',
  }),
  financeSliderFollowsPrice: defineSwitch({
    ...calculator,
    field: boolean(),
    default: false,
    label: 'Slider follows the price',
    help: "Extends the slider to 105% of the car's price when that is above its highest price.",
  }),
  financeTermMaxYears: defineSwitch({
    ...calculator,
    field: number({ ...years, min: 1, step: 0.5 }),
    default: 7,
    label: 'Longest term',
    help: 'The longest term that the calculator offers, in steps of half a year from 1.',
  }),
  financeTermIncrements: defineSwitch({
    ...calculator,
    field: orNull(numbers({ ...years, maxItems: 40 })),
    default: null,
    label: 'Own list of terms',
    help: 'Offers only these terms, in years; if not set, terms are in steps of half a year.',
  }),
  financeRateRange: defineSwitch({
    ...calculator,
    field: range(percent),
    default: [0.5, 15],
    label: 'Interest range',
    help: 'The lowest and highest interest rates that the calculator accepts.',
  }),
  financeDefaultTermYears: defineSwitch({
    ...estimate,
    field: number({ ...years, min: 1, step: 0.5 }),
    default: 6,
    label: 'Usual term',
    help: 'The default term of estimates and the calculator, limited to the longest term.',
  }),
  financeDefaultRate: defineSwitch({
    ...estimate,
    field: number({ ...percent, step: 0.01 }),
    default: 10,
    label: 'Usual interest',
    help: 'The default interest rate of estimates and the calculator.',
  }),
  financeEstablishmentFee: defineSwitch({
    ...estimate,
    field: number({ min: 0, max: 100_000, step: 0.01, unit: 'dollars' }),
    default: 0,
    label: 'Establishment fee',
    help: 'The fee added to the amount before repayments are calculated; the finance text states it before other fees.',
  }),
  financeLender: defineSwitch({
    ...estimate,
    field: orNull(text('plain', 120)),
    default: null,
    label: 'Lender',
    help: "The key of the lender among a car's lenders whose weekly payment is shown.",
  }),
  financeMaxCarAgeYears: defineSwitch({
    ...estimate,
    field: orNull(integer({ min: 1, max: 100, unit: 'years' })),
    default: null,
    label: 'Finance for cars younger than',
    help: 'Shows finance only for cars younger than this many years; if not set, for cars of any age.',
  }),
  financeAdvertisedRate: defineSwitch({
    ...estimate,
    field: orNull(number({ ...percent, step: 0.01 })),
    default: null,
    label: 'Interest in the comparison text',
    help: 'The interest rate in the comparison rate text.',
  }),
  financeComparisonRange: defineSwitch({
    ...estimate,
    field: orNull(range(percent)),
    default: null,
    label: 'Comparison-rate range',
    help: 'The lowest and highest comparison rates in the text.',
  }),
  financeFees: defineSwitch({
    ...estimate,
    field: orNull(financeFees()),
    default: null,
    label: 'Other fees',
    help: 'Fees in dollars besides the establishment fee, stated in the finance text and included in every payment and comparison rate: one of "per": "loan", which is usual, is added to the amount, one of "per": "month" to the payments.',
  }),
  financeSidebarText: defineSwitch({
    ...calculator,
    field: text('plain', 80),
    default: 'Pre-Approved',
    label: 'Finance text of the sidebar',
    help: "The text of the sidebar's finance line.",
    touches: ['vehicle'],
  }),
  youxEnabled: defineSwitch({
    ...estimate,
    field: boolean(),
    default: false,
    label: 'Youx quotes',
    help: 'Asks Youx for a quote when the visitor opens a priced car that has none.',
    touches: ['vehicle'],
  }),
}
