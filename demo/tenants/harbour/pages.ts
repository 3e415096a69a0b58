import { addBlocks } from '../add-blocks'
import type { DemoPage } from '../content'
import { cutOut, outdoorHero } from '../pictures'
import { standardPages, type StandardFacts } from '../standard-pages'
import { articles, more } from './extras'
import { finance } from './finance'
import * as sections from './sections'

const home: DemoPage = {
  path: '/',
  title: 'Harbour City Motors',
  description: 'New, demo and used cars at three Brisbane yards: Moorooka, Windsor and Capalaba. Drive-away prices, finance and trade-ins.',
  layout: [
    {
      blockType: 'heroSlider',
      slides: [
        {
          heading: 'Utes that work Monday and tow on Saturday',
          text: 'Dual cabs and single cabs on the yard today. Test drive one at home, anywhere in greater Brisbane.',
          link: { label: 'See all utes', href: '/search/new-used-and-demo-cars?body=Ute' },
          image: cutOut('ute', 'blue'),
          tone: 'brand',
        },
        {
          heading: 'Hybrids without the wait',
          text: 'In stock, priced drive away and ready to register this week.',
          link: { label: 'See hybrids', href: '/search/new-used-and-demo-cars?fuel=Hybrid' },
          image: cutOut('suv', 'silver'),
          tone: 'brand',
        },
        {
          heading: 'The long way to Birdsville',
          text: 'Four-wheel drives with tow packs, checked in our own workshop.',
          link: { label: 'See off-road stock', href: '/search/used-cars?categories=Off+road' },
          image: outdoorHero,
          tone: 'light',
        },
        {
          heading: 'Your first car, checked twice',
          text: 'Under $20,000, with a safety certificate and seven days to change your mind.',
          link: { label: 'See cars under $20,000', href: '/search/used-cars?price=5000-20000' },
          image: cutOut('hatch', 'red'),
          tone: 'brand',
        },
      ],
    },
    {
      blockType: 'searchPanel',
      fields: ['make', 'model', 'body', 'price'],
      chips: [
        { label: 'Under $20,000', href: '/search?price=-20000' },
        { label: 'Under $150 a week', href: '/search?weekly_price_range=-150' },
        { label: 'Hybrid and electric', href: '/search?fuel=Hybrid,Electric,PHEV' },
        { label: '4x4 utes', href: '/search?body=Ute&drive=4x4' },
        { label: '7 seats', href: '/search?seats=7' },
        { label: 'Low km', href: '/search?km=-30000' },
      ],
    },
    sections.shortcuts,
    { blockType: 'brandGrid', heading: 'Shop by brand', order: 'count', limit: 10, link: { label: 'All cars', href: '/search' } },
    {
      blockType: 'stockCarousel',
      heading: 'Just arrived',
      text: 'New to the yard in the last 8 days',
      filters: { justArrived: true },
      sort: 'newest',
      limit: 8,
      link: { label: 'See all arrivals', href: '/search/new-used-and-demo-cars?sortBy=newest' },
    },
    { blockType: 'promoCards', heading: 'Offers on now', text: 'While stock lasts, at all three yards', limit: 3 },
    sections.whyBuy,
    { blockType: 'reviewsCarousel', heading: 'What customers say' },
    {
      blockType: 'stockCarousel',
      heading: 'SUVs under $45,000',
      text: 'Used and demo, drive away',
      filters: { body: 'SUV', maxPrice: 45_000 },
      limit: 6,
      link: { label: 'All SUVs', href: '/search/new-used-and-demo-cars?body=SUV' },
    },
    sections.tradeIn,
    { blockType: 'faq', heading: 'Questions we hear most', category: 'buying', limit: 5 },
    sections.yards,
  ],
}

const about: DemoPage = {
  path: '/about-us',
  title: 'About us',
  description: 'A family dealership in Brisbane since 1987, with yards at Moorooka, Windsor and Capalaba.',
  layout: [
    sections.story,
    sections.manners,
    sections.workshop,
    {
      blockType: 'stockCarousel',
      heading: 'Recommended this week',
      limit: 8,
      link: { label: 'All cars', href: '/search/new-used-and-demo-cars' },
    },
    sections.visit,
    { blockType: 'reviewsCarousel', heading: 'What customers say' },
  ],
}

const offersPage: DemoPage = {
  path: '/special-offers',
  title: 'Special offers',
  description: 'Current offers on new, demo and used cars at Harbour City Motors, Brisbane.',
  layout: [
    { blockType: 'promoCards', heading: 'On this month', text: 'At Moorooka, Windsor and Capalaba', limit: 12 },
    {
      blockType: 'stockCarousel',
      heading: 'Demonstrators',
      text: 'Our own cars, with the balance of the new-car warranty',
      filters: { carType: 'demo' },
      limit: 12,
      link: { label: 'All demo cars', href: '/search/demo-cars' },
    },
  ],
}

const eofy: DemoPage[] = [
  {
    path: '/eofy',
    title: 'End of financial year',
    description: 'EOFY cars and utes for Brisbane businesses, delivered before 30 June.',
    layout: [
      {
        blockType: 'heroSlider',
        slides: [
          {
            heading: 'Done by 30 June',
            text: 'Vehicles in stock, fitted out and registered before the financial year closes.',
            link: { label: 'See utes', href: '/pages/eofy-2026-utes' },
            image: cutOut('ute', 'silver'),
            tone: 'brand',
          },
        ],
      },
      {
        blockType: 'richText',
        content:
          '## For ABN holders\n\nAsk your accountant what applies to you. We can tell you what is in stock, what fits and when it will be ready. Fleet pricing starts with the first vehicle.',
      },
      {
        blockType: 'stockCarousel',
        heading: 'Vans and people movers',
        filters: { body: 'Van' },
        limit: 8,
        link: { label: 'All vans', href: '/search/new-used-and-demo-cars?body=Van' },
      },
    ],
  },
  {
    path: '/pages/eofy-2026-utes',
    title: 'EOFY 2026 utes',
    layout: [
      { blockType: 'richText', content: 'Trays and canopies are fitted in our own workshop in three working days.' },
      {
        blockType: 'stockCarousel',
        heading: 'Utes in stock',
        filters: { body: 'Ute' },
        sort: 'price-low',
        limit: 12,
        link: { label: 'All utes', href: '/search/new-used-and-demo-cars?body=Ute' },
      },
    ],
  },
]

const services: DemoPage[] = [
  finance,
  {
    path: '/trade-in',
    title: 'Value my trade-in',
    description: 'A written offer for your car, valid for seven days, at Moorooka or Capalaba.',
    layout: [
      {
        blockType: 'richText',
        content:
          'We base our figure on what cars like yours are listed for today. Bring the car in within seven days and we’ll honour it, whether you buy from us or not.',
      },
      { blockType: 'faq', heading: 'Trade-in questions', category: 'trade-in', limit: 6 },
    ],
  },
  {
    path: '/service',
    title: 'Servicing',
    description: 'Logbook servicing from $289 at our Moorooka workshop, with loan cars.',
    layout: [
      {
        blockType: 'richText',
        content:
          'Logbook services from $289, a fixed price before we start and a video of anything we find. Loan cars available, and the train station is a six-minute walk.\n\n## Open\n\nMonday to Friday 7:00 am to 5:00 pm, Saturday 7:30 am to noon, at 122 Figtree Parade, Moorooka. Phone (07) 5550 4440.',
      },
    ],
  },
  {
    path: '/vehicle-parts-and-accessories',
    title: 'Parts and accessories',
    layout: [
      {
        blockType: 'richText',
        content:
          'Genuine parts for Hyundai, Suzuki and BYD over the counter, most of them in stock and the rest the next morning. Tow bars, roof racks, dash cameras and seat covers are fitted while you wait.\n\nParts counter: (07) 5550 4445.',
      },
    ],
  },
]

/** The range of new models. Each model has its standard page. */
const range: DemoPage = {
  path: '/models',
  title: 'New models',
  description: 'The new Hyundai, Suzuki and BYD models we sell and service.',
  layout: [
    {
      blockType: 'modelRange',
      heading: 'New models',
      text: 'The new Hyundai, Suzuki and BYD models we sell and service, all priced drive away.',
    },
    {
      blockType: 'stockCarousel',
      heading: 'New cars in stock',
      filters: { carType: 'new' },
      limit: 12,
      link: { label: 'All new cars', href: '/search/new-cars' },
    },
  ],
}

/** Lists the site's pages, in the order of the admin. */
export function listPages(facts: StandardFacts): DemoPage[] {
  return addBlocks([home, about, offersPage, ...eofy, ...services, range, ...articles, ...standardPages(facts)], more)
}
