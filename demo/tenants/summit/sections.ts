import type { DemoBlock } from '../content'
import { cutOut, photograph } from '../pictures'

export const shortcuts: DemoBlock = {
  blockType: 'featureBanner',
  kind: 'shortcuts',
  shortcuts: [
    {
      icon: 'tag',
      title: 'Current offers',
      text: 'Reduced and newly listed',
      href: '/special-offers',
      image: photograph('gallery', 'suv', 'black'),
    },
    {
      icon: 'wrench',
      title: 'Book a service',
      text: 'Factory-trained, collected and returned',
      href: '/service',
      image: photograph('gallery', 'wagon', 'silver', 'rear'),
    },
    {
      icon: 'dollar',
      title: 'Sell your car',
      text: 'We come to you, paid the same day',
      href: '/trade-in',
      image: photograph('gallery', '4x4', 'black'),
    },
  ],
}

export const subscribe: DemoBlock = {
  blockType: 'imageText',
  heading: 'Subscribe, from $690 a week',
  content: 'Insurance, registration, servicing and tyres included. Swap after six months, hand it back after twelve.',
  facts: [
    { value: '$690 a week', label: 'Grand tourers from' },
    { value: '$890 a week', label: 'SUVs from' },
    { value: '$1,090 a week', label: 'Porsche Taycan 4S' },
    { value: 'Half credited', label: 'If you buy the car' },
  ],
  link: { label: 'How subscription works', href: '/subscription' },
  image: cutOut('sedan', 'blue'),
  imageKind: 'cutout',
  side: 'left',
  ratio: 'wide',
  tone: 'brand',
}

export const whyBuy: DemoBlock = {
  blockType: 'whyBuy',
  heading: 'Fewer cars, better known',
  reasons: [
    {
      icon: 'file',
      title: 'Every history read',
      text: 'We buy one car in eleven we inspect. Service books, title and paint depth are on the page.',
    },
    {
      icon: 'shield',
      title: '{warrantyYears} years covered',
      text: 'Comprehensive warranty and roadside assistance on any car under 100,000 km.',
    },
    { icon: 'key', title: 'Private viewings', text: 'One appointment, one car, one person who’s driven it. Evenings by arrangement.' },
    { icon: 'truck', title: 'Delivered anywhere', text: 'Enclosed transport to any mainland capital from $890, insured door to door.' },
  ],
  link: { label: 'Our story', href: '/about-us' },
}

export const showrooms: DemoBlock = {
  blockType: 'locationCarousel',
  heading: 'Showrooms',
  placeType: 'sales',
  link: { label: 'All locations', href: '/locations' },
}

export const viewing: DemoBlock = {
  blockType: 'callToAction',
  heading: 'See one in private',
  text: 'Tell us the car and the evening. We’ll have it washed, warm and waiting.',
  link: { label: 'Arrange a viewing', href: '/book-test-drive' },
  hasPhone: true,
  tone: 'plain',
}

export const story: DemoBlock = {
  blockType: 'imageText',
  heading: 'Four cars and a rule',
  content:
    'Imogen Falkner-Rao opened the Artarmon showroom in 2004 with four cars and a rule: never sell one you would not take back. The rule now holds in three cities.\n\nWe keep around 120 cars in each showroom. Each is known to the person who will show it to you: they inspected it, drove it for a week and wrote its page.',
  image: photograph('gallery', 'coupe', 'black'),
  side: 'left',
  ratio: 'wide',
}

export const manners: DemoBlock = {
  blockType: 'columns',
  columns: [
    {
      heading: 'How we choose',
      content:
        'Owners before options. A car with a plain specification and a full file is worth more to us than the reverse. We measure the paint, read every invoice and call the last workshop.',
    },
    {
      heading: 'How we sell',
      content:
        'No pressure. Bring your inspector, take the car for an afternoon, sleep on it. If it’s not right in the first week, bring it back.',
    },
  ],
}
