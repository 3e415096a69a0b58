import { addBlocks } from '../add-blocks'
import type { DemoPage } from '../content'
import { cutOut, hero, photograph } from '../pictures'
import { standardPages, type StandardFacts } from '../standard-pages'
import { articles, campaign, more } from './extras'
import { finance } from './finance'
import * as sections from './sections'

const home: DemoPage = {
  path: '/',
  title: 'Drifter Caravans',
  description:
    'New and used caravans at Burpengary and Campbellfield. Weighed with your car, checked for moisture and yours to try before you pay.',
  layout: [
    {
      blockType: 'heroSlider',
      slides: [
        {
          heading: 'Go further than last time',
          text: 'Caravans for couples and for crowds, at two lots with room to turn around.',
          link: { label: 'See all caravans', href: '/search/new-used-and-demo-cars' },
          image: cutOut('caravan', 'silver'),
          tone: 'brand',
        },
        {
          heading: 'The right weight behind you',
          text: 'We put your car and the van on our scale together before you sign.',
          link: { label: 'About the weigh-in', href: '/faq' },
          image: hero('caravan'),
          tone: 'light',
        },
        {
          heading: 'Bunks for three, a shower for all',
          text: 'Family vans that sleep five or more, ready to go.',
          link: { label: 'Family vans', href: '/search/new-used-and-demo-cars?categories=Family' },
          image: cutOut('caravan', 'blue'),
          tone: 'brand',
        },
      ],
    },
    {
      blockType: 'searchPanel',
      fields: ['make', 'model', 'price'],
      highestPrice: 120_000,
      chips: [
        { label: 'Couples', href: '/search?categories=Couples' },
        { label: 'Family', href: '/search?categories=Family' },
        { label: 'Off road', href: '/search?categories=Off+road' },
        { label: 'Under $30,000', href: '/search?price=-30000' },
      ],
    },
    sections.shortcuts,
    { blockType: 'brandGrid', heading: 'Shop by brand', order: 'count', limit: 10, link: { label: 'All caravans', href: '/search' } },
    {
      blockType: 'stockCarousel',
      heading: 'Just in',
      text: 'Arrived in the last 8 days',
      filters: { justArrived: true },
      sort: 'newest',
      limit: 10,
      link: { label: 'See all', href: '/search/new-used-and-demo-cars?sortBy=newest' },
    },
    { blockType: 'promoCards', heading: 'Offers on now', limit: 3 },
    sections.whyBuy,
    {
      blockType: 'stockCarousel',
      heading: 'Used, under $50,000',
      filters: { carType: 'used', maxPrice: 50_000 },
      sort: 'price-low',
      limit: 8,
      link: { label: 'Used caravans', href: '/search/used-cars' },
    },
    sections.weighIn,
    { blockType: 'faq', heading: 'Before you hitch up', category: 'buying', limit: 5 },
    sections.lots,
  ],
}

const others: DemoPage[] = [
  {
    path: '/about-us',
    title: 'About us',
    layout: [
      sections.story,
      sections.promise,
      {
        blockType: 'stockCarousel',
        heading: 'Worth a look',
        limit: 8,
        link: { label: 'All caravans', href: '/search/new-used-and-demo-cars' },
      },
      sections.visit,
      { blockType: 'reviewsCarousel', heading: 'What customers say' },
    ],
  },
  {
    path: '/special-offers',
    title: 'Special offers',
    layout: [
      { blockType: 'promoCards', heading: 'Special offers', limit: 12 },
      {
        blockType: 'stockCarousel',
        heading: 'New, in stock',
        filters: { carType: 'new' },
        limit: 12,
        link: { label: 'New caravans', href: '/search/new-cars' },
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
            heading: 'Hire fleet and run-out vans',
            text: 'Once a year, in June, our hire fleet is sold first come, first served.',
            link: { label: 'Ask to be called', href: '/contact' },
            image: photograph('studio', 'caravan', 'white', 'side'),
            tone: 'light',
          },
        ],
      },
      {
        blockType: 'stockCarousel',
        heading: 'Used caravans',
        filters: { carType: 'used' },
        limit: 12,
        link: { label: 'All used', href: '/search/used-cars' },
      },
    ],
  },
  finance,
  {
    path: '/trade-in',
    title: 'Sell or trade',
    layout: [
      {
        blockType: 'richText',
        content:
          'Send us ten photos and the model plate. We’ll reply the same day, and the offer is valid for a week.\n\n[Send the details](/contact)',
      },
      { blockType: 'faq', heading: 'Trading in', category: 'trade-in', limit: 6 },
    ],
  },
  {
    path: '/service',
    title: 'Workshop',
    layout: [
      {
        blockType: 'richText',
        content:
          'Annual services from $349, insurance repairs, solar and lithium, suspension and brakes. Leave the van and stay in the park next door; it has a pool.\n\n442 Paperbark Road, Burpengary. Phone (07) 5550 7230, Monday to Friday 7:00 am to 4:00 pm.',
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
          'Annexes, awnings, hitches, jockey wheels, pumps, hatches and every hose fitting you’ll ever need. At both lots and by post.',
      },
    ],
  },
]

export function listPages(facts: StandardFacts): DemoPage[] {
  return addBlocks([home, ...others, campaign, ...articles, ...standardPages(facts)], more)
}
