import type { MoreBlocks } from '../add-blocks'
import type { DemoPage } from '../content'
import { photograph } from '../pictures'

/** Appended to the service pages: how a caravan is serviced. */
export const more: MoreBlocks = {
  '/special-offers': [
    { blockType: 'offersGrid', heading: 'Specials on now', emptyText: 'Nothing on special this week, but the kettle’s on.' },
  ],
  '/service': [
    {
      blockType: 'steps',
      heading: 'The yearly once-over',
      text: 'Bearings, brakes, gas, seals and anything that rattles. From $349.',
      steps: [
        { title: 'Drop it off', text: 'Or stay in it: the caravan park next door has a pool.' },
        {
          title: 'Forty points and a moisture reading',
          text: 'Every corner measured and recorded, so you can compare next year.',
        },
        { title: 'Road test with your tow car', text: 'Brakes set to your controller, not ours.' },
      ],
      tone: 'tint',
    },
    {
      blockType: 'columns',
      heading: 'Also in the shed',
      columns: [
        {
          heading: 'Solar and lithium',
          content: 'Sized for how you camp. We ask about the coffee machine first.',
          image: photograph('studio', 'caravan', 'white', 'side'),
        },
        {
          heading: 'Insurance repairs',
          content: 'Hail, branches and servo bollards. We deal with the insurer.',
          image: photograph('studio', 'caravan', 'white'),
        },
        {
          heading: 'Suspension and brakes',
          content: 'Upgrades with the engineer’s certificate you need for rego.',
          image: photograph('studio', 'caravan', 'white', 'rear'),
        },
      ],
    },
    { blockType: 'locationCards', heading: 'Find the workshop', placeType: 'service' },
  ],
  '/vehicle-parts-and-accessories': [
    {
      blockType: 'columns',
      heading: 'What we stock',
      columns: [
        { heading: 'Outside', content: 'Awnings, annexes, steps and the ropes everyone forgets.' },
        { heading: 'Water and gas', content: 'Pumps, filters, hoses, regulators. Bring in the old one and we’ll match it.' },
        { heading: 'Towing', content: 'Hitches, mirrors, brake controllers and weight-distribution bars, fitted and explained.' },
      ],
    },
    {
      blockType: 'callToAction',
      heading: 'On the road already?',
      text: 'We’ll post to any caravan park with an office.',
      link: { label: 'Ask for a part', href: '/contact' },
      hasPhone: true,
      tone: 'tint',
    },
  ],
  '/': [{ blockType: 'blogList', heading: 'Stories and know-how', limit: 3, link: { label: 'All stories', href: '/blog' } }],
}

export const campaign: DemoPage = {
  path: '/pages/eofy-2026-hire-fleet',
  title: 'Hire fleet sale, June 2026',
  description: 'Nine vans from our hire fleet, two seasons old, sold first come, first served.',
  layout: [
    {
      blockType: 'richText',
      content:
        'Nine vans, two seasons old, serviced after every hire. They go on sale as they come back in June, first come, first served. Each one comes with its full hire and repair history.',
    },
    { blockType: 'stockCarousel', heading: 'Used caravans now', filters: { carType: 'used' }, limit: 12 },
    {
      blockType: 'callToAction',
      heading: 'Put your name down',
      text: 'No deposit. We’ll call you a day before everyone else.',
      link: { label: 'Write to us', href: '/contact' },
      hasPhone: true,
      tone: 'brand',
    },
  ],
}

export const articles: DemoPage[] = [
  {
    path: '/blog/the-kimberley-in-eleven-weeks',
    title: 'The Kimberley in eleven weeks and one puncture',
    description: 'Deb and Ray took an 18-footer from Burpengary to Broome and back. What broke, what didn’t and what they’d leave at home.',
    image: photograph('studio', 'caravan', 'white'),
    daysAgo: 26,
    layout: [
      {
        blockType: 'richText',
        content:
          'Deb and Ray left us in May with an 18-foot pop top and a list. In August they came back for a service and brought the list along.\n\n## What broke\n\n- One tyre, on the Great Northern, to a bolt.\n- The step, twice, to Ray.\n- The water pump’s patience with bore water. A $40 filter fixed that in Katherine.\n\n## What they would leave at home\n\nThe second awning, the bread maker, and the folding table that needs two people and an argument.\n\n## What they would take again\n\nA pressure gauge, a second spare, and the paper map for when the phone has no bars and the road forks three ways.',
      },
    ],
  },
  {
    path: '/blog/how-to-back-a-van-without-a-word',
    title: 'How to back a van without a word',
    description: 'Four hand signals, one rule, and a car park on a Sunday.',
    image: photograph('studio', 'caravan', 'white', 'side'),
    daysAgo: 9,
    layout: [
      {
        blockType: 'richText',
        content:
          'We see forty couples a month back into the washing bay. The quiet ones have this in common.\n\n1. **One rule**: if you cannot see the face in the mirror, stop.\n2. **Four signals**: back, stop, left, right. Point where the back of the van should go, not the wheel.\n3. **Small hands**: hold the wheel at the bottom, and the van goes where your hand goes.\n4. **Get out and look.** Nobody at the park is watching. All right, everybody is; they have all hit a tap.\n\nPractise at our Burpengary lot on a Sunday afternoon. The cones are soft.',
      },
    ],
  },
]
