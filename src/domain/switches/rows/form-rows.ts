import { boolean, choice, choices, options, orNull, secret, text } from '../fields'
import { defineSwitch } from '../switch-type'

const forms = { group: 'Forms', touches: ['vehicle', 'forms'] } as const
const trade = { group: 'Trade-in & reserve', touches: ['vehicle'] } as const
const accounts = { group: 'Accounts', touches: ['home', 'results', 'vehicle', 'account'] } as const

/** Enquiry and test-drive forms (LEAD-07 to LEAD-23, EVT-06, EVT-07). */
export const formRows = {
  enquiryMessageRequired: defineSwitch({
    ...forms,
    field: boolean(),
    default: true,
    label: 'Comments are required',
    help: 'Makes Comments required in enquiries.',
  }),
  dealershipSelectRemoved: defineSwitch({
    ...forms,
    field: boolean(),
    default: false,
    label: 'No choice of dealership',
    help: 'Hides the preferred dealership on the enquiry form of sites with several dealerships.',
  }),
  enquiryRegoField: defineSwitch({
    ...forms,
    field: boolean(),
    default: false,
    label: 'Rego field',
    help: 'Adds an optional registration field to the enquiry form.',
  }),
  termsAgreementRequired: defineSwitch({
    ...forms,
    field: boolean(),
    default: false,
    label: 'Consent to terms is required',
    help: 'Requires the visitor to agree in every form with a terms field.',
  }),
  multiStepLeadForm: defineSwitch({
    ...forms,
    field: boolean(),
    default: false,
    label: 'Enquiry in steps',
    help: 'Splits the enquiry form into steps; each must be valid before the next.',
  }),
  testDriveTermsField: defineSwitch({
    ...forms,
    field: boolean(),
    default: false,
    label: 'Terms in the test-drive form',
    help: 'Adds a terms field to the test-drive form.',
  }),
  testDriveEventVariant: defineSwitch({
    ...forms,
    field: boolean(),
    default: false,
    label: 'Own analytics events for test drives',
    help: 'Reports test drives of new and used cars to analytics as events 17 and 48.',
  }),
}

/** Valuation, reserve and purchase (TRD-03, TRD-06, BUY-01 to BUY-05). */
export const tradeRows = {
  tradeInValuationEnabled: defineSwitch({
    ...trade,
    field: boolean(),
    default: false,
    label: 'Trade-in valuation',
    help: 'Lets visitors value their car as a trade-in for a car in stock above $200.',
    touches: ['every page', 'vehicle', 'forms'],
  }),
  saveValuation: defineSwitch({
    ...trade,
    field: boolean(),
    default: false,
    label: 'Save valuations',
    help: 'Stores the result of a valuation once the visitor has received it.',
    touches: ['forms'],
  }),
  reserveEnabled: defineSwitch({
    ...trade,
    field: boolean(),
    default: false,
    label: 'Reserve online',
    help: 'Lets visitors reserve a car that is in stock and has a price.',
    touches: ['vehicle', 'checkout'],
  }),
  reservePath: defineSwitch({
    ...trade,
    field: choice(options('checkout', 'buy-online')),
    default: 'checkout',
    label: 'Reserve page',
    help: "The last part of the reserve page's address, after the address of the car.",
    touches: ['vehicle', 'checkout'],
  }),
  onlinePurchaseEnabled: defineSwitch({
    ...trade,
    field: boolean(),
    default: false,
    label: 'Buy online',
    help: 'Lets visitors buy a car that can be reserved through the checkout.',
    touches: ['vehicle', 'checkout'],
  }),
  reserveFeeText: defineSwitch({
    ...trade,
    field: text('plain', 40),
    default: '$200',
    label: 'Reserve fee',
    help: 'The fee in texts about reserving.',
    touches: ['vehicle', 'checkout'],
  }),
}

/** Sign-in, favourites and gated pages (TEN-07, FAV-02, FAV-04, AUTH-07). */
export const accountRows = {
  authentication: defineSwitch({
    ...accounts,
    field: boolean(),
    default: false,
    label: 'Sign-in',
    help: 'Lets visitors sign in and keep a watchlist.',
    touches: ['every page', 'account'],
  }),
  storeFavourites: defineSwitch({
    ...accounts,
    field: boolean(),
    default: true,
    label: 'Favourites',
    help: 'Lets visitors save favourites in their browser; if off, the heart is hidden.',
  }),
  favouriteUsedPricedOnly: defineSwitch({
    ...accounts,
    field: boolean(),
    default: false,
    label: 'Favourites for used, priced cars only',
    help: 'Shows the heart only on used cars that have a price and a photo.',
  }),
  gatedRoutes: defineSwitch({
    ...accounts,
    field: choices([
      { value: 'checkout', label: 'Checkout' },
      { value: 'finance', label: 'Personalised finance' },
      { value: 'spin-to-win', label: 'Spin to win' },
      { value: 'finance page', label: 'Finance page' },
    ]),
    default: [],
    label: 'Pages behind sign-in',
    help: 'Asks visitors to sign in before they reach these pages.',
    touches: ['account', 'checkout', 'finance'],
  }),
}

/** Outside services (SRCH-16, API-03, API-07, API-11). */
export const integrationRows = {
  apiBase: defineSwitch({
    leadsElsewhere: true,
    group: 'Integrations',
    field: text('urlOrEmpty', 500),
    default: '',
    label: 'Address of the vehicle service',
    help: "The address for a car's views and updates; if empty, the site's own.",
    touches: ['vehicle'],
  }),
  searchHost: defineSwitch({
    group: 'Integrations',
    field: orNull(text('outerUrl', 500)),
    default: null,
    label: 'Search engine address',
    help: "The search engine's address; if not set, the platform's own search is used.",
    touches: ['results'],
  }),
  searchKey: defineSwitch({
    secretOf: 'searchHost',
    group: 'Integrations',
    field: orNull(secret(500)),
    default: null,
    label: 'Search engine key',
    help: 'A key for searching only, never an administration key; it is not shown again, and changing the address removes it.',
    touches: ['results'],
  }),
}
