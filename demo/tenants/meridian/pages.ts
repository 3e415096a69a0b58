import { addBlocks } from '../add-blocks'
import type { DemoPage } from '../content'
import { hero, lineUp, photograph } from '../pictures'
import { standardPages, type StandardFacts } from '../standard-pages'
import { brands, more } from './extras'
import { finance } from './finance'
import * as sections from './sections'

const home: DemoPage = {
  path: '/',
  title: 'Meridian Auto Group',
  description:
    'New, demo and used cars of forty brands in one search. Dealerships in Queensland, New South Wales, Victoria, South Australia and Western Australia.',
  layout: [
    {
      blockType: 'searchPanel',
      heading: 'Every dealership. One place to look.',
      text: 'Cars and utes of more than forty brands, priced drive away and ready to see near you.',
      image: lineUp('three'),
      fields: ['make', 'model', 'dealership', 'price'],
    },
    {
      blockType: 'heroSlider',
      slides: [
        {
          eyebrow: 'This week only',
          heading: 'Black Friday utes, ready to drive away',
          text: 'Ranger, D-MAX, HiLux, BT-50 and Triton, at every dealership.',
          link: { label: 'See the utes', href: '/search/new-used-and-demo-cars?body=Ute' },
          image: lineUp('utes'),
          tone: 'light',
        },
        {
          heading: 'Built for the long weekend',
          text: 'Four-wheel drives from ten dealerships, checked by our own workshops.',
          link: { label: 'Off-road stock', href: '/search/used-cars?categories=Off+road' },
          image: hero('bush'),
          tone: 'light',
        },
      ],
    },
    sections.figures,
    {
      blockType: 'brandGrid',
      heading: 'Shop by brand',
      order: 'count',
      limit: 24,
      link: { label: 'All cars', href: '/search/new-used-and-demo-cars' },
    },
    {
      blockType: 'stockCarousel',
      heading: 'Arrived this week',
      text: 'At our dealerships in the last 8 days',
      filters: { justArrived: true },
      sort: 'newest',
      limit: 8,
      link: { label: 'View all new arrivals', href: '/search/new-used-and-demo-cars?sortBy=newest' },
    },
    sections.shortcuts,
    { blockType: 'promoCards', heading: 'On now', limit: 3 },
    sections.standard,
    sections.move,
    { blockType: 'locationMap', heading: 'Find us in five states' },
    { blockType: 'reviewsSummary', heading: 'Rated by customers', text: 'We ask every customer.' },
    { blockType: 'faq', heading: 'Good to know', category: 'buying', limit: 4 },
    sections.contact,
  ],
}

const others: DemoPage[] = [
  {
    path: '/about-us',
    title: 'About us',
    description: 'Meridian Auto Group: family owned since 1994, in five states.',
    layout: [
      sections.story,
      sections.figures,
      sections.business,
      { blockType: 'promoCards', heading: 'On now', limit: 3 },
      { blockType: 'reviewsCarousel', heading: 'What customers say' },
    ],
  },
  {
    path: '/special-offers',
    title: 'Offers',
    layout: [
      { blockType: 'promoCards', heading: 'Current offers', text: 'At all dealerships unless the offer says otherwise', limit: 12 },
      {
        blockType: 'stockCarousel',
        heading: 'Demonstrators',
        filters: { carType: 'demo' },
        limit: 12,
        link: { label: 'All demo cars', href: '/search/demo-cars' },
      },
    ],
  },
  {
    path: '/eofy',
    title: 'End of financial year',
    layout: [
      {
        blockType: 'heroSlider',
        slides: [
          {
            heading: 'Business vehicles by 30 June',
            text: 'Vans and utes in stock, fitted out and delivered in time.',
            link: { label: 'Talk to fleet', href: '/fleet' },
            image: photograph('hall', 'van', 'white'),
            tone: 'light',
          },
        ],
      },
      {
        blockType: 'stockCarousel',
        heading: 'Vans',
        filters: { body: 'Van' },
        limit: 12,
        link: { label: 'All vans', href: '/search/new-used-and-demo-cars?body=Van' },
      },
    ],
  },
  {
    path: '/pages/eofy-2026-fleet',
    title: 'EOFY 2026: fleet',
    layout: [
      {
        blockType: 'richText',
        content: 'Fleet pricing from the first vehicle for ABN holders, with the delivery date in writing.\n\n[Fleet and business](/fleet)',
      },
    ],
  },
  finance,
  {
    path: '/trade-in',
    title: 'Value my trade-in',
    layout: [
      {
        blockType: 'richText',
        content:
          'A written offer, honoured by every Meridian dealership for seven days. Bring the car to the nearest one or send photos.\n\n[Send the details](/contact)',
      },
      { blockType: 'faq', heading: 'Trade-in questions', category: 'trade-in', limit: 6 },
    ],
  },
  {
    path: '/service',
    title: 'Servicing',
    layout: [
      {
        blockType: 'richText',
        content:
          'Capped-price services for Toyota, Mazda, Hyundai, Ford, Kia, Volkswagen, Skoda, Mitsubishi, MG, GWM, Nissan, Subaru and Isuzu UTE. Next-day bookings at most workshops, loan cars at Aspley, Maroochydore and Dandenong.\n\n[Find a workshop](/contact)',
      },
    ],
  },
  {
    path: '/vehicle-parts-and-accessories',
    title: 'Parts and accessories',
    layout: [
      {
        blockType: 'richText',
        content: '22,000 part numbers on the shelf at Aspley and an overnight run to every other dealership. Trade accounts are welcome.',
      },
    ],
  },
]

export function listPages(facts: StandardFacts): DemoPage[] {
  return addBlocks([home, ...others, brands, ...standardPages(facts)], more)
}
