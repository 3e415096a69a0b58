import type { MoreBlocks } from '../add-blocks'
import type { DemoPage } from '../content'
import { cutOut, photograph } from '../pictures'

/** Appended to the ownership pages. */
export const more: MoreBlocks = {
  '/special-offers': [
    { blockType: 'offersGrid', heading: 'Offers on now', emptyText: 'No offers today. Prices are the same at every dealer.' },
  ],
  '/service': [
    {
      blockType: 'imageText',
      heading: 'Every 24 months',
      content:
        'Brake fluid, cabin filter, coolant check, tyres rotated and software updated. It takes a morning, and the price is capped for five years.',
      facts: [
        { value: '$285', label: 'First service, at 24 months' },
        { value: '$412', label: 'Second service, at 48 months' },
        { value: 'No limit', label: 'Kilometres under warranty' },
      ],
      image: photograph('terrace', 'suv', 'white', 'side'),
      ratio: 'wide',
      side: 'left',
    },
    {
      blockType: 'steps',
      heading: 'How it works',
      steps: [
        { title: 'Choose a dealer', text: 'Pick a morning. Most have one free within the week.' },
        { title: 'Take the loan car', text: 'A fully charged Aurora.' },
        { title: 'See what we found', text: 'In your app, with photos, before we start any work.' },
      ],
      tone: 'plain',
    },
  ],
  '/vehicle-parts-and-accessories': [
    {
      blockType: 'columns',
      heading: 'Made for each model',
      columns: [
        {
          heading: 'Carry',
          content: 'Racks, boxes and a bike carrier that folds away.',
          image: cutOut('wagon', 'silver'),
          imageKind: 'cutout',
        },
        {
          heading: 'Tow',
          content: 'A tow bar that folds under the bumper, wired for trailer brakes.',
          image: cutOut('4x4', 'blue'),
          imageKind: 'cutout',
        },
        {
          heading: 'Charge',
          content: 'Cables for home, work and nights away.',
          image: cutOut('suv', 'blue'),
          imageKind: 'cutout',
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: 'Your dealer fits them',
      text: 'And they’re covered by your car’s warranty.',
      link: { label: 'Find a dealer', href: '/find-my-dealer' },
      tone: 'tint',
    },
  ],
}

export const campaign: DemoPage = {
  path: '/pages/eofy-2026-brygge',
  title: 'Brygge for business, before 30 June',
  description: 'Electric vans from dealer stock with shelving and signwriting, delivered before the end of the financial year.',
  layout: [
    {
      blockType: 'imageText',
      heading: 'Six cubic metres, ready in June',
      content:
        'Brygge from dealer stock, with shelving and signwriting to $3,000 for ABN holders. Ask your accountant what applies to you.',
      image: cutOut('van', 'silver'),
      imageKind: 'cutout',
      link: { label: 'Meet Brygge', href: '/models/brygge' },
      ratio: 'wide',
    },
    { blockType: 'stockCarousel', heading: 'Brygge in stock', filters: { make: 'Aurora', model: 'Brygge' }, limit: 9 },
  ],
}

export const rangePage: DemoPage = {
  path: '/models',
  title: 'The range',
  description: 'Six Aurora models on sale now and two on the way. Prices are drive away for private buyers in Geelong 3220.',
  layout: [
    {
      blockType: 'modelRange',
      heading: 'The range',
      text: 'Six cars on sale now, two on the way. Prices are drive away for private buyers in Geelong 3220.',
    },
    {
      blockType: 'stockCarousel',
      heading: 'In stock at dealers',
      limit: 12,
      link: { label: 'All stock', href: '/search/new-used-and-demo-cars' },
    },
  ],
}
