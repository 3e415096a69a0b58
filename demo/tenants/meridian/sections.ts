import type { DemoBlock, DemoCallToAction, DemoSection } from '../content'
import { cutOut, photograph } from '../pictures'

export const figures: DemoBlock = {
  blockType: 'whyBuy',
  heading: 'The group in figures',
  text: 'Every car at every dealership is in one search. Ask for it at your nearest location and we will bring it there.',
  figures: [
    { value: '14', label: 'Locations' },
    { value: '40+', label: 'Brands' },
    { value: '30+', label: 'Years' },
  ],
}

export const shortcuts: DemoBlock = {
  blockType: 'featureBanner',
  kind: 'shortcuts',
  shortcuts: [
    { icon: 'tag', title: 'Latest offers', text: 'Current offers from every brand', href: '/special-offers' },
    { icon: 'wrench', title: 'Book a service', text: 'Next day at most service centres', href: '/service' },
    { icon: 'dollar', title: 'Sell your car', text: 'A written offer, honoured for 7 days', href: '/trade-in' },
  ],
}

export const standard: DemoBlock = {
  blockType: 'whyBuy',
  heading: 'One group, one standard',
  reasons: [
    { icon: 'tag', title: 'One price', text: 'Used cars are the same price wherever you see them.' },
    { icon: 'handshake', title: 'One offer', text: 'Every dealership honours a written trade-in offer for seven days.' },
    { icon: 'file', title: 'One history', text: 'Service your car at any of our workshops for your make.' },
    {
      icon: 'shield',
      title: '{warrantyYears} years of warranty',
      text: 'On every used car under ten years and 160,000 km, at every Meridian workshop.',
    },
  ],
  link: { label: 'About Meridian', href: '/about-us' },
}

export const move: DemoBlock = {
  blockType: 'featureBanner',
  kind: 'banner',
  heading: 'Found it in another state? We bring it to you.',
  text: 'Any used car over $25,000 travels to your nearest Meridian dealership at our cost.',
  link: { label: 'Search all cars', href: '/search/new-used-and-demo-cars' },
  image: cutOut('sedan', 'silver'),
  imageKind: 'cutout',
  tone: 'tint',
}

export const contact: DemoCallToAction = {
  blockType: 'callToAction',
  heading: 'Not sure which dealership?',
  text: 'One number for all of them. We’ll put you through to the team with your car.',
  link: { label: 'Contact us', href: '/contact' },
  hasPhone: true,
  tone: 'brand',
}

export const story: DemoBlock = {
  blockType: 'imageText',
  heading: 'One Toyota dealership at Aspley in 1994',
  content:
    'Today Meridian is a group in five states, still owned by the Castellano and Whitmore families.\n\nEach dealership has a principal who lives nearby and can say yes. Behind the scenes we share one stock list, one trade-in offer, one service history, one standard for preparing a used car.',
  facts: [
    { value: '10', label: 'Dealerships we own' },
    { value: '680', label: 'People, 94 of them apprentices' },
    { value: '41,000', label: 'Services a year' },
  ],
  image: photograph('hall', 'suv', 'white'),
}

export const business: DemoBlock = {
  blockType: 'columns',
  heading: 'What we do',
  columns: [
    {
      heading: 'Sell',
      content: 'New cars of our makes, demonstrators and used cars of every make, priced drive away.',
      link: { label: 'Search all cars', href: '/search/new-used-and-demo-cars' },
    },
    {
      heading: 'Service',
      content: 'Capped prices, genuine parts and an overnight run between our parts counters.',
      link: { label: 'Servicing', href: '/service' },
    },
    {
      heading: 'Fleet',
      content: 'Fleet pricing from the first vehicle for ABN holders, with the delivery date in writing.',
      link: { label: 'Fleet and business', href: '/fleet' },
    },
    {
      heading: 'Train',
      content: 'Ninety-four apprentices at ten workshops. Most of our workshop managers started here.',
      link: { label: 'Careers', href: '/careers' },
    },
  ],
  tone: 'tint',
}

/** Shown on several pages; the second one also on the sites of the group. */
export const shared: DemoSection[] = [
  { name: 'Which dealership?', block: contact, paths: ['/about-us', '/special-offers'] },
  {
    name: 'A Meridian dealership',
    block: {
      blockType: 'callToAction',
      heading: 'Part of Meridian Auto Group',
      text: 'A written trade-in offer from one dealership counts for seven days at all of them, in five states.',
      link: { label: 'Value your car', href: '/trade-in' },
      tone: 'tint',
    },
    openFields: ['heading', 'text', 'hasPhone'],
    paths: [],
  },
]
