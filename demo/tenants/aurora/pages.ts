import { addBlocks } from '../add-blocks'
import type { DemoPage } from '../content'
import { cutOut, photograph } from '../pictures'
import { standardPages, type StandardFacts } from '../standard-pages'
import { campaign, more, rangePage } from './extras'
import { finance } from './finance'
import { fjellPage } from './fjell'
import * as sections from './sections'

const testDrive = { label: 'Book a test drive', href: '/book-test-drive' }

const home: DemoPage = {
  path: '/',
  title: 'Aurora Australia',
  description: 'Seven electric cars and one plug-in wagon for Australian distances. See the range, find a dealer, book a test drive.',
  layout: [
    {
      blockType: 'heroSlider',
      slides: [
        {
          heading: 'Fjell. The long way round.',
          text: 'Seven seats, 610 km of range. From $84,990 drive away.',
          link: { label: 'Explore Fjell', href: '/models/fjell' },
          secondLink: testDrive,
          image: cutOut('4x4', 'silver'),
          tone: 'brand',
        },
        {
          heading: 'Vik. Short outside, generous inside.',
          text: 'The small electric SUV, new from $48,990 drive away.',
          link: { label: 'Explore Vik', href: '/models/vik' },
          secondLink: testDrive,
          image: cutOut('suv', 'blue'),
          tone: 'brand',
        },
        {
          heading: 'Lund. 680 kilometres of quiet.',
          text: 'Melbourne to Canberra with room to spare.',
          link: { label: 'Explore Lund', href: '/models/lund' },
          secondLink: testDrive,
          image: cutOut('sedan', 'blue'),
          tone: 'brand',
        },
      ],
    },
    {
      blockType: 'modelCards',
      heading: 'Eight cars, one idea',
      text: 'Everything a drive needs, nothing it doesn’t.',
      link: { label: 'See the whole range', href: '/models' },
    },
    { blockType: 'searchPanel', fields: ['model', 'price'], lowestPrice: 30_000, highestPrice: 100_000 },
    {
      blockType: 'stockCarousel',
      heading: 'At dealers now',
      text: 'New cars, charged and ready',
      filters: { carType: 'new' },
      limit: 9,
      link: { label: 'All new cars', href: '/search/new-cars' },
    },
    sections.charging,
    sections.figures,
    sections.shortcuts,
    sections.finance,
    sections.towing,
    { blockType: 'promoCards', heading: 'Latest offers', limit: 3 },
    { blockType: 'faq', heading: 'Charging questions, answered', category: 'charging', limit: 4 },
    sections.drive,
  ],
}

const others: DemoPage[] = [
  {
    path: '/charging',
    title: 'Charging at home',
    layout: [
      {
        blockType: 'heroSlider',
        slides: [
          {
            heading: 'Plug in at night, full by morning',
            text: 'An 11 kW wall box fills any Aurora overnight.',
            link: { label: 'Ask for an installation quote', href: '/contact' },
            image: photograph('terrace', 'suv', 'blue', 'side'),
            tone: 'light',
          },
        ],
      },
      {
        blockType: 'richText',
        content:
          '## What it takes\n\n1. A photo of your switchboard\n2. A quote within two days\n3. Half a day with a licensed electrician\n\nWe lodge the paperwork with your network and claim your state’s rebate if there is one.',
      },
      { blockType: 'faq', heading: 'Charging', category: 'charging', limit: 6 },
    ],
  },
  {
    path: '/about-us',
    title: 'About Aurora',
    layout: [
      sections.story,
      sections.figures,
      sections.australia,
      sections.drive,
      { blockType: 'reviewsCarousel', heading: 'What customers say' },
    ],
  },
  {
    path: '/find-my-dealer',
    title: 'Find a dealer',
    description: 'Aurora dealers near you: type a postcode, a suburb or a name.',
    layout: [{ blockType: 'dealerLocator', heading: 'Find a dealer' }],
  },
  {
    path: '/dealerships',
    title: 'Dealerships',
    description: 'Every Aurora dealership with address, hours, phone and directions.',
    layout: [
      { blockType: 'locationCards', placeType: 'sales', hasMap: true },
      {
        blockType: 'dealerPicker',
        heading: 'Save your dealer',
        text: 'Your enquiries go to the dealer you choose. It’s saved on this device only.',
        buttonLabel: 'Book a test drive',
        href: '/book-test-drive',
      },
    ],
  },
  {
    path: '/special-offers',
    title: 'Offers',
    layout: [
      { blockType: 'promoCards', heading: 'Latest offers', limit: 9 },
      {
        blockType: 'stockCarousel',
        heading: 'Demonstrators',
        filters: { carType: 'demo' },
        limit: 9,
        link: { label: 'All demo cars', href: '/search/demo-cars' },
      },
    ],
  },
  {
    path: '/eofy',
    title: 'End of financial year',
    layout: [
      {
        blockType: 'richText',
        content: 'Brygge and Holm for business: delivered before 30 June from dealer stock, with fleet pricing for ABN holders.',
      },
      {
        blockType: 'stockCarousel',
        heading: 'Brygge in stock',
        filters: { body: 'Van' },
        limit: 9,
        link: { label: 'All Brygge', href: '/search/aurora/brygge' },
      },
    ],
  },
  finance,
  {
    path: '/trade-in',
    title: 'Trade in',
    layout: [
      {
        blockType: 'richText',
        content:
          'Your Aurora dealer will make an offer on your car with the quote for your new one. It’s valid for seven days.\n\n[Find a dealer](/find-my-dealer)',
      },
    ],
  },
  {
    path: '/service',
    title: 'Servicing',
    layout: [
      {
        blockType: 'richText',
        content:
          'Every 24 months, at a capped price for five years. There’s less to service on an electric car, and we don’t add extras.\n\n[Find a dealer](/find-my-dealer)',
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
          'Roof racks, tow bars, cables, mats and child seats made for each model, fitted by your dealer and covered by the car’s warranty.',
      },
    ],
  },
]

export function listPages(facts: StandardFacts): DemoPage[] {
  return addBlocks([home, rangePage, fjellPage, ...others, campaign, ...standardPages(facts)], more)
}
