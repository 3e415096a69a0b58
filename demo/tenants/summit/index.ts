import type { DemoContent } from '../content'
import { enclosedZones } from '../delivery-zones'
import { financeNotes } from '../legal'
import { financeQuestions } from '../shared-questions'
import { photograph } from '../pictures'
import { listPages } from './pages'
import { dealerships, locations } from './locations'
import { offers, promoCards } from './promotions'
import { questions, reviews } from './voices'

const finance = { rate: 9.49, establishmentFee: 520, comparisonRate: 10.23 }
const contact = { phone: '(02) 5550 0180', email: 'showroom@summit.example' }

/** Summit Prestige: three showrooms, subscriptions on. */
export const summit: DemoContent = {
  slug: 'summit',
  name: 'Summit Prestige',
  template: 'prestige',
  timeZone: 'Australia/Sydney',
  domains: ['www.summit.example'],
  switches: {
    authentication: true,
    subscriptionsEnabled: true,
    subscriptionIncluded: ['Insurance', 'Registration', 'Servicing', 'Tyres', 'Roadside assistance'],
    subscriptionTerm: '3 months minimum',
    subscriptionKilometres: '1,500 km a month, then 65 cents a kilometre',
    subscriptionExit: '14 days’ notice after the minimum term',
    fuelTagEnabled: true,
    ctaCardPositions: [6],
    justArrivedLabel: 'New arrival',
    announcement: {
      text: 'Private viewings at Artarmon until 9 pm every Thursday.',
      link: { label: 'Book a time', href: '/book-test-drive' },
    },
    closedWeekendText: 'By appointment only',
    defaultViewerMode: 'gallery',
    financeDefaultRate: finance.rate,
    financeDefaultTermYears: 5,
    financePriceMax: 1_000_000,
    financePriceSlider: true,
    financePriceSliderMax: 1_000_000,
    moneyQuickPicks: [80_000, 100_000, 150_000, 200_000, 300_000, 400_000],
    financeEstablishmentFee: finance.establishmentFee,
    plugins: ['Autogauge', 'PPSR Report'],
    warrantyYears: 3,
    reserveEnabled: true,
    reservePath: 'buy-online',
    tradeInValuationEnabled: true,
    stickyHeaderScrollPx: 900,
  },
  site: {
    tagline: 'Prestige',
    about: 'Three showrooms for cars worth keeping. Bought, sold, serviced and subscribed since 2004.',
    ...contact,
    abn: '27 068 214 590',
    licences: ['Dealer Licence MD 068214 (NSW)', 'LMCT 12098 (VIC)', 'DL 4580127 (QLD)', 'Summit Prestige Pty Ltd'],
    acknowledgement: 'Summit acknowledges the Cammeraygal, Wurundjeri and Yugambeh peoples, on whose land our showrooms stand.',
    legal: [
      ...financeNotes(finance),
      'Subscription amounts are weekly, include insurance, registration, servicing and tyres, and require a minimum of three months.',
    ],
    socials: [
      { kind: 'instagram', url: 'https://social.example/summitprestige' },
      { kind: 'linkedin', url: 'https://network.example/summit-prestige' },
    ],
  },
  asksConsent: true,
  menuCard: {
    heading: 'New in our showrooms',
    text: 'Arrived this week',
    link: { label: 'See the arrivals', href: '/search?sortBy=newest' },
    image: photograph('gallery', 'coupe', 'blue'),
  },
  finance,
  deliveryZones: enclosedZones,
  dealerships,
  alsoSells: [],
  group: 'meridian',
  locations,
  reviews,
  questions: [...questions, ...financeQuestions(finance)],
  offers,
  promoCards,
  models: [],
  pages: listPages({ name: 'Summit Prestige', legalName: 'Summit Prestige Pty Ltd', noun: 'cars', locations, ...contact }),
  groupSections: [{ name: 'A Meridian dealership', path: '/about-us', values: { heading: 'A Meridian dealership since 2019' } }],
}
