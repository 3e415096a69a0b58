import type { DemoContent } from '../content'
import { brisbaneZones } from '../delivery-zones'
import { financeNotes } from '../legal'
import { financeQuestions } from '../shared-questions'
import { cutOut } from '../pictures'
import { listPages } from './pages'
import { dealerships, locations } from './locations'
import { announcements, models, offers, promoCards } from './promotions'
import { questions, reviews } from './voices'

const finance = { rate: 8.99, establishmentFee: 530, comparisonRate: 9.74 }
const contact = { phone: '(07) 5550 4400', email: 'hello@harbour.example' }

/** Harbour City Motors: several makes at three Brisbane yards. */
export const harbour: DemoContent = {
  slug: 'harbour',
  name: 'Harbour City Motors',
  template: 'dealer',
  timeZone: 'Australia/Brisbane',
  domains: ['www.harbour.example'],
  switches: {
    authentication: true,
    fuelTagEnabled: true,
    ctaCardPositions: [6],
    blogEnabled: true,
    rangeCardFromPrice: true,
    locationServiceButton: true,
    reviewsAutoRotate: true,
    megaMenuEnabled: true,
    warrantyYears: 3,
    plugins: ['Autogauge', 'PPSR Report'],
    announcement: {
      text: 'Plate clearance: up to $4,000 off demonstrators while they last.',
      link: { label: 'See the offers', href: '/special-offers' },
    },
    financeDefaultRate: finance.rate,
    financeDefaultTermYears: 5,
    financeEstablishmentFee: finance.establishmentFee,
    financeLender: 'southern_cross_finance',
    financePriceSlider: true,
    financeSliderFollowsPrice: true,
    youxEnabled: true,
    reserveEnabled: true,
    onlinePurchaseEnabled: true,
    tradeInValuationEnabled: true,
    saveValuation: true,
    showUnregistered: true,
    usedCarPromoPositions: [4],
    justArrivedLabel: 'Just in',
  },
  site: {
    tagline: 'Motors · Brisbane',
    about:
      'Family owned since 1987. Three yards across Brisbane and around 600 cars ready to drive, each with one price on the windscreen.',
    ...contact,
    abn: '51 004 218 676',
    licences: ['Dealer Licence DL 4218876', 'Motor Vehicle Repairer MVR 90217', 'Harbour City Motors Pty Ltd'],
    acknowledgement: 'We acknowledge the Turrbal and Yuggera peoples, the Traditional Owners of the land our yards stand on.',
    legal: [
      ...financeNotes(finance),
      'Drive-away prices are for private buyers in Queensland. Prices marked “Excl. govt charges” do not include registration, CTP and stamp duty.',
    ],
    socials: [
      { kind: 'facebook', url: 'https://social.example/harbourcitymotors' },
      { kind: 'instagram', url: 'https://social.example/harbourcity' },
      { kind: 'youtube', url: 'https://video.example/harbourcity' },
    ],
  },
  menuCard: {
    heading: 'Every used car comes with a 114-point check',
    text: 'Plus roadworthy certificate and title check before it reaches the yard.',
    link: { label: 'See used cars', href: '/search/used-cars' },
    image: cutOut('suv', 'silver'),
  },
  finance,
  financeDisclaimer:
    'Repayments are estimates for private buyers and not an offer of credit. Finance is arranged by Harbour City Motors Pty Ltd with lenders on its panel for approved applicants; lending criteria, terms, conditions, fees and charges apply.',
  lenders: [
    {
      key: 'southern_cross_finance',
      name: 'Southern Cross Vehicle Finance',
      rates: [{ upToAge: 3, rate: 8.99 }, { upToAge: 7, rate: 9.39 }, { rate: 11.49 }],
    },
  ],
  deliveryZones: brisbaneZones,
  dealerships,
  alsoSells: [],
  group: 'meridian',
  locations,
  reviews,
  questions: [...questions, ...financeQuestions(finance)],
  offers,
  announcements,
  promoCards,
  models,
  pages: listPages({ name: 'Harbour City Motors', legalName: 'Harbour City Motors Pty Ltd', noun: 'cars', locations, ...contact }),
}
