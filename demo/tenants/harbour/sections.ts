import type { DemoBlock } from '../content'
import { cutOut, photograph } from '../pictures'

export const shortcuts: DemoBlock = {
  blockType: 'featureBanner',
  kind: 'shortcuts',
  shortcuts: [
    { icon: 'tag', title: 'Latest offers', text: 'Current deals, new and demo', href: '/special-offers' },
    { icon: 'wrench', title: 'Book a service', text: 'Capped price, loan cars available', href: '/service' },
    { icon: 'dollar', title: 'Sell your car', text: 'Offer in a day, paid on the spot', href: '/trade-in' },
  ],
}

export const whyBuy: DemoBlock = {
  blockType: 'whyBuy',
  heading: 'Why 11,400 Brisbane families have bought here',
  figures: [
    { value: '38', label: 'years trading' },
    { value: '3', label: 'yards' },
    { value: '4.8', label: 'customer rating' },
  ],
  reasons: [
    {
      icon: 'tag',
      title: 'One price, on the car',
      text: 'The drive-away price is on the windscreen and on this site. No admin fee at the desk.',
    },
    {
      icon: 'shield',
      title: '114-point check and {warrantyYears} year warranty',
      text: 'Every used car under 160,000 km, with a safety certificate and title check.',
    },
    { icon: 'swap', title: 'Seven days to change your mind', text: 'Bring it back within 7 days and 500 km and swap to another car.' },
    { icon: 'car', title: 'Test drive at your place', text: 'We bring the car to you within 30 km of any yard, six days a week.' },
  ],
  link: { label: 'About Harbour City', href: '/about-us' },
}

export const tradeIn: DemoBlock = {
  blockType: 'featureBanner',
  kind: 'banner',
  heading: 'Your old car is worth more with us',
  text: 'Send ten photos and the rego. We’ll make you an offer the same day, valid for a week.',
  link: { label: 'Value my car', href: '/trade-in' },
  image: cutOut('wagon', 'silver'),
  imageKind: 'cutout',
  tone: 'brand',
}

export const yards: DemoBlock = {
  blockType: 'locationCarousel',
  heading: 'Visit a yard',
  placeType: 'sales',
  link: { label: 'All locations', href: '/locations' },
}

export const story: DemoBlock = {
  blockType: 'imageText',
  heading: 'Eleven cars and a caravan for an office',
  content:
    'Noreen and Des Halloran opened on Figtree Parade in 1987. Their daughter Kirsty runs the business today, with three yards, a workshop of fourteen bays and 63 people.\n\nMost of us live within a few streets of a customer. It keeps you honest.',
  facts: [
    { value: '1987', label: 'opened at Moorooka' },
    { value: '63', label: 'people' },
    { value: '14', label: 'workshop bays' },
  ],
  image: cutOut('hatch', 'red'),
  imageKind: 'cutout',
}

export const manners: DemoBlock = {
  blockType: 'columns',
  columns: [
    {
      heading: 'How we sell',
      content:
        'One price, on the car. Our sales team is paid for happy customers, not for margin. If a car isn’t right for you, we’ll say so.',
    },
    {
      heading: 'How we prepare cars',
      content:
        'Every used car goes through our own workshop before it goes on the yard. We fix what we find, and the report goes in the glovebox.',
    },
    {
      heading: 'Giving back',
      content: 'We lend a bus to three netball clubs, and one car a year goes to a young driver in foster care, with a year of insurance.',
    },
  ],
  tone: 'tint',
}

export const workshop: DemoBlock = {
  blockType: 'imageText',
  heading: 'Prepared in our own workshop',
  content: 'Fourteen bays at Moorooka, factory tools for Hyundai, Suzuki and BYD, and no one on commission for parts.',
  link: { label: 'Book a service', href: '/service' },
  image: photograph('studio', 'suv', 'silver', 'rear'),
  side: 'left',
}

export const visit: DemoBlock = {
  blockType: 'callToAction',
  heading: 'Come for a drive',
  text: 'At any yard or at your place, six days a week.',
  link: { label: 'Book a test drive', href: '/book-test-drive' },
  hasPhone: true,
  tone: 'brand',
}
