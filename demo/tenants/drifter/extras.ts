import type { MoreBlocks } from '../add-blocks'
import type { DemoPage } from '../content'
import { studio } from '../pictures'

/** Appended to the service pages: how a caravan is serviced. */
export const more: MoreBlocks = {
  '/special-offers': [
    { blockType: 'offersGrid', heading: 'Going while they are here', emptyText: 'Nothing on special this week. The kettle is on anyway.' },
  ],
  '/finance': [
    {
      blockType: 'steps',
      heading: 'A loan for a van, in three cuppas',
      steps: [
        { title: 'Pick the van', text: 'We weigh it with your car first. No use borrowing for one you cannot tow.' },
        { title: 'One page of questions', text: 'Pension and self-funded income count.' },
        { title: 'Hitch up', text: 'Most are answered in a day and settled within the week.' },
      ],
      tone: 'tint',
    },
  ],
  '/service': [
    {
      blockType: 'steps',
      heading: 'The yearly once-over',
      text: 'Bearings, brakes, gas, seals and the things that rattle. From $349.',
      steps: [
        { title: 'Drop it off', text: 'Or stay in it: the park next door has a pool and we know the owner.' },
        {
          title: 'Forty points and a moisture reading',
          text: 'In every corner, written down, so that next year has something to compare.',
        },
        { title: 'Road test with your tow car', text: 'Brakes set to your controller, not to ours.' },
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
          image: studio('caravan', 'white', 'side'),
        },
        {
          heading: 'Insurance repairs',
          content: 'Hail, branches and servo bollards. We deal with the insurer.',
          image: studio('caravan', 'white'),
        },
        {
          heading: 'Suspension and brakes',
          content: 'Upgrades with the engineer’s certificate that the transport department wants.',
          image: studio('caravan', 'white', 'rear'),
        },
      ],
    },
    { blockType: 'locationCards', heading: 'Find the workshop', placeType: 'service' },
  ],
  '/vehicle-parts-and-accessories': [
    {
      blockType: 'columns',
      heading: 'What goes out the door',
      columns: [
        { heading: 'Outside', content: 'Awnings, annexes, steps and the rope that people forget.' },
        { heading: 'Water and gas', content: 'Pumps, filters, hoses, regulators. Bring the broken one and we match it.' },
        { heading: 'Towing', content: 'Hitches, mirrors, brake controllers and weight-distribution bars, fitted and explained.' },
      ],
    },
    {
      blockType: 'callToAction',
      heading: 'On the road already?',
      text: 'We post to any caravan park with an office.',
      link: { label: 'Ask for a part', href: '/contact' },
      hasPhone: true,
      tone: 'tint',
    },
  ],
  '/': [{ blockType: 'blogList', heading: 'Stories and know-how', limit: 3, link: { label: 'All of them', href: '/blog' } }],
}

export const campaign: DemoPage = {
  path: '/pages/eofy-2026-hire-fleet',
  title: 'The hire fleet goes, June 2026',
  description: 'Nine vans from our hire fleet, two seasons old, sold in the order that people ring.',
  layout: [
    {
      blockType: 'richText',
      content:
        'Nine vans, two seasons old, serviced after every hire. They are sold as they come back in June, in the order that people ring. Every one comes with its whole list of hires and repairs.',
    },
    { blockType: 'stockCarousel', heading: 'Used caravans now', filters: { carType: 'used' }, limit: 12 },
    {
      blockType: 'callToAction',
      heading: 'Put your name down',
      text: 'No deposit. We ring you a day before the others.',
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
    description:
      'Deb and Ray took an 18-footer from Burpengary to Broome and back. What broke, what did not, what they would leave at home.',
    image: studio('caravan', 'white'),
    daysAgo: 26,
    layout: [
      {
        blockType: 'richText',
        content:
          'Deb and Ray left us in May with an 18-foot pop top and a list. In August they came back for a service and brought the list along.\n\n## What broke\n\n- One tyre, on the Great Northern, to a bolt.\n- The step, twice, to Ray.\n- The water pump’s patience with bore water. A $40 filter fixed that in Katherine.\n\n## What they would leave at home\n\nThe second awning, the bread maker, and the folding table that needs two people and an argument.\n\n## What they would take again\n\nA pressure gauge, a second spare, and the paper map for the day when the phone has no bars and the road has three branches.',
      },
    ],
  },
  {
    path: '/blog/how-to-back-a-van-without-a-word',
    title: 'How to back a van without a word',
    description: 'Four hand signals, one rule, and a car park on a Sunday.',
    image: studio('caravan', 'white', 'side'),
    daysAgo: 9,
    layout: [
      {
        blockType: 'richText',
        content:
          'We see forty couples a month back into the washing bay. The quiet ones have this in common.\n\n1. **One rule**: if you cannot see the face in the mirror, stop.\n2. **Four signals**: back, stop, left, right. The arm shows where the van’s tail shall go, not the wheel.\n3. **Small hands**: hold the wheel at the bottom, and the van goes where your hand goes.\n4. **Get out and look.** Nobody at the park is watching. All right, everybody is; they have all hit a tap.\n\nPractise at our Burpengary lot on a Sunday afternoon. The cones are soft.',
      },
    ],
  },
]
