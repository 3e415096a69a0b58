import type { MoreBlocks } from '../add-blocks'
import type { DemoPage } from '../content'
import { hero, photograph } from '../pictures'

/** Appended to the service pages, the same at every dealership. */
export const more: MoreBlocks = {
  '/': [
    {
      blockType: 'salesCounter',
      heading: 'vehicles delivered this month',
      text: 'An estimate across all dealerships, in Brisbane time.',
    },
  ],
  '/special-offers': [
    {
      blockType: 'promotionsSlider',
      label: 'Current campaigns',
      slides: [
        { image: hero('bush'), alt: 'Utes ready for work: see every ute in the group', href: '/search/new-used-and-demo-cars?body=Ute' },
        {
          image: hero('coast'),
          alt: 'SUVs for the school run and the coast: see every SUV in the group',
          href: '/search/new-used-and-demo-cars?body=SUV',
        },
      ],
    },
    {
      blockType: 'offersGrid',
      heading: 'Current offers in detail',
      text: 'At every dealership that sells the brand.',
      emptyText: 'No national offers today. Ask your dealership about local ones.',
    },
  ],
  '/service': [
    {
      blockType: 'steps',
      heading: 'Book, drop off, collect',
      steps: [
        { title: 'Book online', text: 'The nearest workshop for your brand comes first.' },
        { title: 'A capped price', text: 'Confirmed before we start. Extra work waits for your approval.' },
        { title: 'One service history', text: 'Every workshop sees your full logbook.' },
      ],
      tone: 'tint',
    },
    { blockType: 'locationCards', heading: 'Workshops', placeType: 'service' },
    { blockType: 'faq', heading: 'Before you visit', category: 'visiting', limit: 4 },
  ],
  '/vehicle-parts-and-accessories': [
    {
      blockType: 'columns',
      heading: 'How we supply',
      columns: [
        {
          heading: 'Over the counter',
          content: 'Genuine parts for every brand we sell, same day at Aspley.',
          image: photograph('hall', 'van', 'white'),
        },
        { heading: 'Overnight', content: 'Ordered by 4 pm, at your dealership by 8 am.', image: photograph('hall', 'ute', 'silver') },
        {
          heading: 'Trade accounts',
          content: 'Monthly invoices, a named contact and returns without forms.',
          image: photograph('hall', 'van', 'white', 'side'),
        },
      ],
    },
    { blockType: 'locationCards', heading: 'Parts counters', placeType: 'parts' },
  ],
}

export const brands: DemoPage = {
  path: '/brands',
  title: 'Every brand we sell and service',
  description: 'The brands of Meridian Auto Group with stock numbers, from cars and motorcycles to trucks.',
  layout: [
    {
      blockType: 'brandDirectory',
      heading: 'Every brand we sell and service',
      text: 'Choose a brand to see its models, current offers, stock at all our locations and the workshops that look after it.',
    },
    { blockType: 'statsBanner', heading: 'The group in figures' },
    {
      blockType: 'locationCarousel',
      heading: 'See them at a dealership',
      placeType: 'sales',
      link: { label: 'All locations', href: '/locations' },
    },
  ],
}
