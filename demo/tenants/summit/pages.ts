import { addBlocks } from '../add-blocks'
import type { DemoPage } from '../content'
import { cutOut, photograph, studioHero } from '../pictures'
import { standardPages, type StandardFacts } from '../standard-pages'
import { campaign, more } from './extras'
import { finance } from './finance'
import * as sections from './sections'

const home: DemoPage = {
  path: '/',
  title: 'Summit Prestige',
  description: 'Three showrooms for cars worth keeping: Artarmon, Richmond and Bundall. Bought, sold, serviced and subscribed since 2004.',
  layout: [
    {
      blockType: 'heroSlider',
      slides: [
        {
          heading: 'Fewer cars, better known',
          text: 'One in eleven makes the cut. Measured panel by panel, shown privately.',
          link: { label: 'View the collection', href: '/search/used-cars' },
          image: studioHero,
          tone: 'dark',
        },
        {
          heading: 'Panamera GTS',
          text: '2022 Porsche in Jet Black Metallic, 18,940 km, one owner.',
          link: { label: 'View the car', href: '/cars/2022-porsche-panamera-gts-sp1042' },
          image: photograph('gallery', 'sedan', 'black'),
          tone: 'light',
        },
        {
          heading: 'Live with it first',
          text: 'A subscription covers insurance, registration, servicing and tyres. Swap after six months, hand it back after twelve.',
          link: { label: 'How subscription works', href: '/subscription' },
          image: cutOut('sedan', 'blue'),
          tone: 'brand',
        },
      ],
    },
    {
      blockType: 'searchPanel',
      fields: ['make', 'model', 'body', 'price', 'subscription'],
      lowestPrice: 20_000,
      highestPrice: 500_000,
      chips: [
        { label: 'Electric', href: '/search?fuel=Electric' },
        { label: 'Under 10,000 km', href: '/search?km=-10000' },
        { label: 'Convertibles', href: '/search?body=Convertible' },
      ],
    },
    sections.shortcuts,
    {
      blockType: 'stockCarousel',
      heading: 'Recent arrivals',
      filters: { justArrived: true, minPrice: 50_000, maxAge: 10 },
      sort: 'newest',
      limit: 8,
      link: { label: 'All arrivals', href: '/search/used-cars?sortBy=newest' },
    },
    sections.subscribe,
    { blockType: 'promoCards', heading: 'At your service', limit: 3 },
    { blockType: 'brandGrid', heading: 'By marque', order: 'name', link: { label: 'The whole collection', href: '/search/used-cars' } },
    {
      blockType: 'stockCarousel',
      heading: 'Electric, at your pace',
      text: 'Charged and explained without the jargon',
      filters: { fuel: 'Electric' },
      limit: 6,
      link: { label: 'All electric cars', href: '/search?fuel=Electric' },
    },
    sections.whyBuy,
    { blockType: 'reviewsCarousel', heading: 'What customers say' },
    sections.showrooms,
    { blockType: 'faq', heading: 'Your questions, answered', category: 'buying', limit: 4 },
    sections.viewing,
  ],
}

const subscription: DemoPage = {
  path: '/subscription',
  title: 'Subscription',
  description: 'One weekly amount for the car, its insurance, registration, servicing and tyres.',
  layout: [
    {
      blockType: 'richText',
      content:
        'Insurance, registration, servicing and tyres are included. Swap after six months, hand it back after twelve, or buy it: half of your last six months’ payments comes off the price.\n\n## What you need\n\n- To be 25 or over, with a full licence for three years\n- A four-week deposit, refunded at the end\n- A garage, or at least a carport',
    },
    {
      blockType: 'stockCarousel',
      heading: 'Cars by subscription',
      filters: { subscription: true },
      sort: 'recommended',
      limit: 9,
    },
    { blockType: 'faq', heading: 'About subscribing', category: 'subscription', limit: 6 },
  ],
}

const others: DemoPage[] = [
  {
    path: '/about-us',
    title: 'Our story',
    description: 'Summit Prestige has bought, sold and looked after particular cars since 2004.',
    layout: [
      sections.story,
      sections.manners,
      { blockType: 'faq', heading: 'Visiting us', category: 'visiting', limit: 4 },
      sections.viewing,
      { blockType: 'reviewsCarousel', heading: 'What customers say' },
    ],
  },
  {
    path: '/special-offers',
    title: 'Current offers',
    layout: [
      { blockType: 'promoCards', heading: 'Current offers', limit: 9 },
      {
        blockType: 'stockCarousel',
        heading: 'Most affordable first',
        sort: 'price-low',
        limit: 9,
        link: { label: 'The collection', href: '/search/used-cars?sortBy=price-low' },
      },
    ],
  },
  {
    path: '/eofy',
    title: 'End of financial year',
    layout: [
      {
        blockType: 'richText',
        content:
          'For business owners planning a car before 30 June: settlement within two days, documents by email, and a fleet adviser who can speak to your accountant.',
      },
      {
        blockType: 'stockCarousel',
        heading: 'Ready for delivery',
        limit: 9,
        filters: { body: 'SUV' },
        link: { label: 'All SUVs', href: '/search/used-cars?body=SUV' },
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
          'Some cars are too rare for an online figure. We’ll come to you, inspect the car and write an offer the same day. Paid on collection, and we pay out your current lender.',
      },
      { blockType: 'faq', heading: 'Before you sell', category: 'trade-in', limit: 4 },
    ],
  },
  {
    path: '/service',
    title: 'Servicing',
    layout: [
      {
        blockType: 'richText',
        content:
          'Factory-trained technicians for Porsche, BMW, Audi, Mercedes-Benz and Land Rover at all three showrooms. We collect and return the car within 25 km and leave you another.\n\n[Book a service](/contact)',
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
          'Wheels, roof boxes, child seats and car covers made for your car, fitted here. Our Richmond workshop tracks down trim that’s out of production.',
      },
    ],
  },
]

export function listPages(facts: StandardFacts): DemoPage[] {
  return addBlocks([home, subscription, ...others, campaign, ...standardPages(facts)], more)
}
