import type { DemoContent } from '../content'
import { financeNotes } from '../legal'
import { financeQuestions } from '../shared-questions'
import { listPages } from './pages'
import { dealerships, locations } from './locations'
import { offers, promoCards } from './promotions'
import { questions, reviews } from './voices'

const finance = { rate: 9.29, establishmentFee: 500, comparisonRate: 10 }
const contact = { phone: '(07) 5550 7220', email: 'gday@drifter.example' }

/** Drifter Caravans: the dealer template in other colours; all stock has item_type caravan. */
export const drifter: DemoContent = {
  slug: 'drifter',
  name: 'Drifter Caravans',
  template: 'dealer',
  timeZone: 'Australia/Brisbane',
  domains: ['www.drifter.example'],
  switches: {
    stockKinds: ['caravan'],
    stockCountLabel: 'Caravans',
    blogEnabled: true,
    announcement: {
      text: 'New vans on the lot at Burpengary this week. Stay a night and try one.',
      link: { label: 'See what’s new', href: '/search/new-cars' },
    },
    ctaCardPositions: [6],
    deliveryCalculatorEnabled: false,
    featureListLimit: 12,
    financeDefaultRate: finance.rate,
    financeDefaultTermYears: 5,
    financeEstablishmentFee: finance.establishmentFee,
    locationServiceButton: true,
    justArrivedLabel: 'Just in',
  },
  site: {
    tagline: 'Caravans · Qld and Vic',
    about: 'Two lots, one workshop and around 240 caravans. Weighed with your car, checked for moisture and yours to try before you pay.',
    ...contact,
    abn: '63 439 116 708',
    licences: ['Dealer Licence DL 4391167 (QLD)', 'LMCT 12811 (VIC)', 'Motor Vehicle Repairer MVR 90644', 'Drifter Caravans Pty Ltd'],
    acknowledgement:
      'We acknowledge the Gubbi Gubbi and Wurundjeri peoples, Traditional Owners of the places our lots stand on, and of the Country our customers travel.',
    legal: [
      ...financeNotes(finance),
      'Tare, ATM and dimensions are from the compliance plate. Options change the tare; we weigh every van before handover.',
    ],
    socials: [
      { kind: 'facebook', url: 'https://social.example/driftercaravans' },
      { kind: 'youtube', url: 'https://video.example/drifter' },
    ],
  },
  theme: {
    brand: '#8a3a1b',
    brandInk: '#ffffff',
    brandDark: '#55220f',
    brandDarkInk: '#ffffff',
    brandTint: '#f8ece5',
    link: '#8a3a1b',
    action: '#f6c667',
    actionInk: '#2b1a12',
  },
  finance,
  dealerships,
  alsoSells: [],
  locations,
  reviews,
  questions: [...questions, ...financeQuestions(finance)],
  offers,
  promoCards,
  models: [],
  pages: listPages({ name: 'Drifter Caravans', legalName: 'Drifter Caravans Pty Ltd', noun: 'caravans', locations, ...contact }),
}
