import type { MoreBlocks } from '../add-blocks'
import type { DemoPage } from '../content'
import { photograph } from '../pictures'

/** Appended to the service pages, in brief. */
export const more: MoreBlocks = {
  '/special-offers': [
    { blockType: 'offersGrid', heading: 'For a limited time', emptyText: 'No offers right now. Our best price is on each car.' },
  ],
  '/service': [
    {
      blockType: 'imageText',
      heading: 'Collected, cared for, returned',
      content:
        'We collect your car and leave you another. You hear from the technician, not a service desk, and nothing is replaced until you’ve seen why.',
      facts: [
        { value: '25 km', label: 'free collection' },
        { value: '2 years', label: 'on parts and labour' },
        { value: '5 marques', label: 'factory-trained technicians' },
      ],
      image: photograph('gallery', 'wagon', 'silver', 'rear'),
      ratio: 'wide',
    },
    {
      blockType: 'steps',
      heading: 'How a service works',
      steps: [
        { title: 'Tell us what you hear', text: 'Or when it’s due. We know the car from its last visit.' },
        { title: 'A clear estimate', text: 'Photographed, priced and yours to approve.' },
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
          content: 'We store your spare set, balanced and labelled.',
          image: photograph('gallery', 'coupe', 'red', 'side'),
        },
        {
          heading: 'For the long weekend',
          content: 'Roof boxes and carriers, fitted on Friday and taken off on Monday.',
          image: photograph('gallery', 'wagon', 'silver'),
        },
        {
          heading: 'Hard-to-find parts',
          content: 'Trim, lenses and leather out of production, found through Richmond.',
          image: photograph('gallery', 'convertible', 'silver'),
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
  description: 'Cars for business owners, settled within two days, with an adviser who can speak to your accountant.',
  layout: [
    {
      blockType: 'steps',
      heading: 'Settled by 30 June',
      text: 'Ask your accountant what applies to you; we provide the documents.',
      steps: [
        { title: 'By 12 June', text: 'Choose the car and we’ll hold it.' },
        { title: 'By 22 June', text: 'Finance settled, insurance in place.' },
        { title: 'By 29 June', text: 'Registered and delivered to your door.' },
      ],
      tone: 'plain',
    },
    { blockType: 'stockCarousel', heading: 'Ready for delivery', filters: { body: 'SUV' }, limit: 9 },
  ],
}
