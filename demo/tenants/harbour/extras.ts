import type { MoreBlocks } from '../add-blocks'
import type { DemoPage } from '../content'
import { cutOut, photograph } from '../pictures'

/** Appended to the service pages: procedure, prices and locations. */
export const more: MoreBlocks = {
  '/special-offers': [
    {
      blockType: 'offersGrid',
      heading: 'Current offers in detail',
      text: 'Ending soonest comes first.',
      emptyText: 'No offers today, but ask us anyway.',
    },
    {
      blockType: 'priceSlider',
      heading: 'What would you like to spend?',
      text: 'Every price is drive away.',
      lowest: 5_000,
      highest: 100_000,
    },
  ],
  '/service': [
    {
      blockType: 'steps',
      heading: 'How servicing works',
      steps: [
        { title: 'Book a day', text: 'Usually within four days. Let us know if you need a loan car.' },
        { title: 'A price before we start', text: 'From $289. For anything extra, we send a video and wait for your OK.' },
        { title: 'Washed and ready by four', text: 'We text you when it’s done, with the old parts in the boot if you want to see them.' },
      ],
      tone: 'tint',
    },
    {
      blockType: 'columns',
      heading: 'What we look after',
      columns: [
        {
          heading: 'Logbook services',
          content: 'All makes. Keeps your new-car warranty intact.',
          image: photograph('studio', 'suv', 'white', 'nose'),
        },
        {
          heading: 'Safety certificates',
          content: 'Forty minutes while you wait, with a clear to-do list if it doesn’t pass.',
          image: photograph('studio', 'hatch', 'red'),
        },
        {
          heading: 'Towing and 4x4',
          content: 'Tow bars, brake controllers, suspension and dual batteries.',
          image: photograph('studio', 'ute', 'silver'),
        },
      ],
    },
    { blockType: 'locationCards', heading: 'The workshop', placeType: 'service' },
  ],
  '/vehicle-parts-and-accessories': [
    {
      blockType: 'columns',
      heading: 'Popular accessories',
      columns: [
        {
          heading: 'For the ute',
          content: 'Tub liners, canopies, ladder racks and tool boxes, fitted in three working days.',
          image: photograph('studio', 'ute', 'blue'),
        },
        {
          heading: 'For the family',
          content: 'Seat covers, sun shades, cargo barriers and child seats fitted by someone with three of their own.',
          image: photograph('studio', 'suv', 'blue'),
        },
        {
          heading: 'For the dash',
          content: 'Front and rear cameras, hard-wired with no loose cables.',
          image: photograph('studio', 'hatch', 'white'),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: 'Have the part number?',
      text: 'Call the counter and we’ll have it ready for you.',
      link: { label: 'Ask about a part', href: '/contact' },
      hasPhone: true,
      tone: 'tint',
    },
  ],
  '/': [{ blockType: 'blogList', heading: 'From the workshop', limit: 3, link: { label: 'All news', href: '/blog' } }],
}

/** The news: short articles from the workshop. */
export const articles: DemoPage[] = [
  {
    path: '/blog/towing-weights-in-plain-words',
    title: 'Towing weights in plain English',
    description: 'Tare, ATM, GCM and ball weight: the four numbers that decide if your ute can tow that van.',
    image: photograph('studio', 'ute', 'silver'),
    daysAgo: 41,
    layout: [
      {
        blockType: 'richText',
        content:
          'Every Monday someone asks if their ute can tow three and a half tonnes. The brochure says yes. The answer is usually: not with five people and a full tray.\n\n## Four numbers\n\n- **Braked towing capacity** is the most you can tow with trailer brakes.\n- **GVM** is the most the ute can weigh loaded, ball weight included.\n- **GCM** is the most the ute and van can weigh together.\n- **ATM** is the most the van can weigh, fully loaded.\n\n## The one that catches people\n\nTake the GCM, subtract the van, and see what is left for the ute. On many dual cabs that is less than the GVM by half a tonne. A weighbridge costs $30 and settles the argument; there’s one at Rocklea, ten minutes from our gate.\n\nBring both and we will go through it with you. [Book a time](/service)',
      },
      { blockType: 'stockCarousel', heading: 'Utes on the yard', filters: { body: 'Ute' }, limit: 8 },
    ],
  },
  {
    path: '/blog/hail-season-what-to-do',
    title: 'Hail season: what to do before and after',
    description: 'Where to park, what to photograph and when to live with a dent.',
    image: cutOut('suv', 'silver'),
    daysAgo: 18,
    layout: [
      {
        blockType: 'richText',
        content:
          'November to March, mostly after three in the afternoon, mostly from the south-west.\n\n## Before\n\n- Ask your insurer what your excess for hail is. Some policies have their own.\n- Know one roof near work and one near school.\n- A doona under a tied tarp does more than any car cover.\n\n## After\n\n1. Photograph the car from eight sides before you wash it.\n2. Ring the insurer the same day: the queue for repairers forms by the hour.\n3. Glass first. A cracked windscreen is a defect; a dent is not.\n\nPaintless repair keeps the factory paint and takes two days for thirty dents. We work with two specialist repairers. [Ask us](/contact)',
      },
    ],
  },
  {
    path: '/blog/first-car-what-we-tell-our-own-kids',
    title: 'A first car: what we tell our own kids',
    description: 'Five stars, a service book, and a lap of the block with the radio off.',
    image: cutOut('hatch', 'red'),
    daysAgo: 5,
    layout: [
      {
        blockType: 'richText',
        content:
          'Between the six of us on the floor, we’ve bought eleven first cars. This is the list on the fridge.\n\n1. Five ANCAP stars, and look at the year of the test.\n2. A service book with stamps, not with promises.\n3. Insurance quoted before you fall in love. The same hatch can differ by $900.\n4. Cold start, radio off, windows up, then windows down.\n5. Matching tyres on each axle. It shows how well the rest was looked after.\n\n[Cars under $20,000](/search/used-cars?price=5000-20000)',
      },
      { blockType: 'stockCarousel', heading: 'Under $20,000', filters: { maxPrice: 20_000 }, limit: 8 },
    ],
  },
]
