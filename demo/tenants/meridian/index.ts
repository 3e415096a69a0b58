import type { DemoContent, DemoFinance } from '../content'
import { nationalZones } from '../delivery-zones'
import { financeNotes } from '../legal'
import { financeQuestions } from '../shared-questions'
import { lineUp } from '../pictures'
import { listPages } from './pages'
import { dealerships, locations } from './locations'
import { offers, promoCards } from './promotions'
import { shared } from './sections'
import { questions, reviews } from './voices'

const finance: DemoFinance = {
  rate: 8.49,
  establishmentFee: 395,
  fees: [
    { label: 'registration fee', amount: 6 },
    { label: 'monthly admin fee', amount: 8, per: 'month' },
  ],
  comparisonRate: 9.6,
}
const contact = { phone: '1800 160 401', email: 'hello@meridian.example' }

/** Meridian Auto Group: its own dealerships in five states, and the stock of two other tenants. */
export const meridian: DemoContent = {
  slug: 'meridian',
  name: 'Meridian Auto Group',
  template: 'group',
  timeZone: 'Australia/Brisbane',
  domains: ['www.meridian.example'],
  switches: {
    siteKind: 'dealerGroup',
    fuelTagEnabled: true,
    ctaCardPositions: [6],
    megaMenuEnabled: true,
    justArrivedLabel: 'New arrival',
    announcement: {
      text: 'Black Friday utes at every dealership this week.',
      link: { label: 'See the utes', href: '/search/new-used-and-demo-cars?body=Ute' },
    },
    statsBanner: ['14 Locations', '40+ Brands', '30+ Years'],
    locationLinkStyle: 'location-slug',
    locationServiceButton: true,
    closedWeekendText: 'By appointment only',
    salesCounterEnabled: true,
    plugins: ['Autogauge'],
    financeDefaultRate: finance.rate,
    financeDefaultTermYears: 5,
    financePriceSlider: true,
    financeSliderFollowsPrice: true,
    financeFees: finance.fees ?? null,
    youxEnabled: true,
    financeEstablishmentFee: finance.establishmentFee,
    warrantyYears: 3,
  },
  site: {
    tagline: 'Auto Group',
    about: 'Family owned since 1994, with dealerships and service centres in five states.',
    ...contact,
    abn: '62 640 118 927',
    licences: ['QLD DL 4512207', 'NSW MD 072914', 'VIC LMCT 12406', 'SA LVD 318442', 'WA DL 28815', 'Meridian Auto Group Pty Ltd'],
    acknowledgement:
      'We acknowledge the Traditional Custodians of the lands on which our dealerships stand, and pay our respects to Elders past and present.',
    legal: [
      ...financeNotes(finance),
      'Drive-away prices include dealer delivery, 12 months of registration, CTP and stamp duty for a private buyer in the state of the selling dealership.',
    ],
    socials: [
      { kind: 'facebook', url: 'https://social.example/meridianautogroup' },
      { kind: 'instagram', url: 'https://social.example/meridianauto' },
      { kind: 'linkedin', url: 'https://network.example/meridian-auto-group' },
    ],
  },
  menuCard: {
    heading: 'Black Friday utes',
    text: 'At every dealership this week.',
    link: { label: 'View utes', href: '/search/new-used-and-demo-cars?body=Ute' },
    image: lineUp('utes'),
  },
  finance,
  lenders: [
    {
      key: 'meridian_panel',
      name: 'Meridian lender panel',
      rates: [{ upToAge: 5, rate: 8.49 }, { rate: 10.99 }],
      maxCarAge: 12,
      disclaimer:
        'Meridian Auto Group introduces you to a panel of six lenders and is not a lender itself. For cars under twelve years old and approved applicants only.',
    },
  ],
  deliveryZones: nationalZones,
  dealerships,
  alsoSells: ['harbour-city-motors', 'harbour-city-bayside', 'summit-sydney', 'summit-melbourne', 'summit-gold-coast'],
  locations,
  reviews,
  questions: [...questions, ...financeQuestions(finance)],
  offers,
  promoCards,
  models: [],
  pages: listPages({ name: 'Meridian Auto Group', legalName: 'Meridian Auto Group Pty Ltd', noun: 'cars', locations, ...contact }),
  sections: shared,
}
