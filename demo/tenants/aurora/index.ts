import type { DemoContent } from '../content'
import { nationalZones } from '../delivery-zones'
import { financeNotes } from '../legal'
import { financeQuestions } from '../shared-questions'
import { listPages } from './pages'
import { dealerships, locations } from './locations'
import { offers, promoCards } from './promotions'
import { models } from './range'
import { questions, reviews } from './voices'

const finance = { rate: 4.99, establishmentFee: 750, comparisonRate: 6.01 }
const contact = { phone: '1800 160 401', email: 'hello@aurora.example' }

/** Aurora Australia: a manufacturer with eight models and its dealers. */
export const aurora: DemoContent = {
  slug: 'aurora',
  name: 'Aurora Australia',
  template: 'manufacturer',
  timeZone: 'Australia/Melbourne',
  domains: ['www.aurora.example'],
  switches: {
    siteKind: 'manufacturer',
    manufacturerName: 'Aurora',
    rangeCardFromPrice: true,
    locationLinkStyle: 'dealership-slug',
    serviceBookingUrl: null,
    stockMakes: ['Aurora'],
    searchFilters: ['car_type', 'model', 'badge', 'body', 'price', 'colour_family', 'state', 'dealership_name'],
    announcement: null,
    closedWeekendText: 'By appointment only',
    justArrivedLabel: 'Just in',
    ctaCardPositions: [],
    financeDefaultRate: finance.rate,
    financeDefaultTermYears: 5,
    financePriceSlider: true,
    financeSliderFollowsPrice: true,
    financeTermMaxYears: 5,
    financeComparisonRange: [6.01, 11.84],
    financeEstablishmentFee: finance.establishmentFee,
    warrantyYears: 7,
  },
  site: {
    tagline: 'Australia',
    about: 'Electric cars for Australian distances, sold and serviced by a dealer near you.',
    ...contact,
    abn: '18 655 204 371',
    licences: ['Importer licence RVD 30821', 'Aurora Cars Australia Pty Ltd'],
    acknowledgement:
      'Aurora Australia acknowledges the Traditional Custodians of the lands on which we drive, and pays respect to Elders past and present.',
    legal: [
      'From prices are manufacturer recommended drive-away prices for private buyers in postcode 3220 with standard paint, while stock lasts. They include 12 months of registration, CTP, stamp duty and dealer delivery.',
      'Range is measured to WLTP in a laboratory. Real range depends on speed, load, temperature and terrain.',
      ...financeNotes(finance),
    ],
    socials: [
      { kind: 'instagram', url: 'https://social.example/auroraaustralia' },
      { kind: 'youtube', url: 'https://video.example/aurora' },
    ],
  },
  finance,
  deliveryZones: nationalZones,
  dealerships,
  alsoSells: [],
  locations,
  reviews,
  questions: [...questions, ...financeQuestions(finance)],
  offers,
  promoCards,
  models,
  pages: listPages({ name: 'Aurora Australia', legalName: 'Aurora Cars Australia Pty Ltd', noun: 'cars', locations, ...contact }),
}
