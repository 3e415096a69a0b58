import type { MoreBlocks } from '../add-blocks'
import type { DemoPage } from '../content'
import { studio } from '../pictures'

/** Appended to the service pages, in brief. */
export const more: MoreBlocks = {
  '/special-offers': [
    { blockType: 'offersGrid', heading: 'For a while', emptyText: 'None at present. Considered prices are with each car.' },
  ],
  '/finance': [
    {
      blockType: 'steps',
      heading: 'Unhurried, but not slow',
      steps: [
        { title: 'A conversation', text: 'Twenty minutes with our broker, by telephone or at the showroom.' },
        { title: 'Two proposals', text: 'Within a day, each with its comparison rate and the total that you pay.' },
        { title: 'Settlement', text: 'Two working days. The former lender is settled by us.' },
      ],
      tone: 'plain',
    },
  ],
  '/service': [
    {
      blockType: 'imageText',
      heading: 'Collected, cared for, returned',
      content:
        'We come for the car with a cover for the seat and leave you another. You hear from the technician, not from a desk, and nothing is replaced before you have seen why.',
      facts: [
        { value: '25 km', label: 'collection at no cost' },
        { value: '2 years', label: 'on parts and labour' },
        { value: '5 marques', label: 'factory-trained technicians' },
      ],
      image: studio('wagon', 'silver', 'rear'),
      ratio: 'wide',
    },
    {
      blockType: 'steps',
      heading: 'How a service goes',
      steps: [
        { title: 'Tell us what you hear', text: 'Or when it is due. We know the car from its last visit.' },
        { title: 'An estimate with its reasons', text: 'Photographed, priced, and yours to decline.' },
        { title: 'Back before dinner', text: 'Washed by hand and driven by the person who worked on it.' },
      ],
      tone: 'plain',
    },
  ],
  '/vehicle-parts-and-accessories': [
    {
      blockType: 'columns',
      columns: [
        {
          heading: 'Wheels and tyres',
          content: 'Sets kept for you between seasons, balanced and labelled.',
          image: studio('coupe', 'red', 'side'),
        },
        {
          heading: 'For the long weekend',
          content: 'Roof boxes and carriers, fitted on Friday and taken off on Monday.',
          image: studio('wagon', 'silver'),
        },
        {
          heading: 'The parts that are gone',
          content: 'Trim, lenses and leather out of production, found through Richmond.',
          image: studio('convertible', 'silver'),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: 'Looking for something particular?',
      text: 'Send the chassis number and a photograph.',
      link: { label: 'Write to us', href: '/contact' },
      tone: 'plain',
    },
  ],
}

export const campaign: DemoPage = {
  path: '/pages/eofy-2026-business',
  title: 'Before 30 June',
  description: 'Cars for business owners, settled within two days, with an adviser who speaks with your accountant.',
  layout: [
    {
      blockType: 'steps',
      heading: 'If it is to be done by 30 June',
      text: 'Ask your accountant what applies to you; we provide the documents.',
      steps: [
        { title: 'By 12 June', text: 'Choose the car and have it held.' },
        { title: 'By 22 June', text: 'Finance settled, insurance in place.' },
        { title: 'By 29 June', text: 'Registered and delivered to your door.' },
      ],
      tone: 'plain',
    },
    { blockType: 'stockCarousel', heading: 'Ready for delivery', filters: { body: 'SUV' }, limit: 9 },
  ],
}
