import type { DemoBlock } from '../content'
import { cutOut, photograph } from '../pictures'

export const shortcuts: DemoBlock = {
  blockType: 'featureBanner',
  kind: 'shortcuts',
  shortcuts: [
    { icon: 'tag', title: 'Special offers', text: 'Run-out and display vans', href: '/special-offers' },
    { icon: 'wrench', title: 'Book the workshop', text: 'Annual service from $349', href: '/service' },
    { icon: 'dollar', title: 'Sell or trade', text: 'Ten photos, an answer the same day', href: '/trade-in' },
  ],
}

export const whyBuy: DemoBlock = {
  blockType: 'whyBuy',
  heading: 'Try before you tow',
  figures: [
    { value: '27', label: 'years on the road' },
    { value: '2', label: 'lots' },
    { value: '34', label: 'people who tow' },
  ],
  reasons: [
    { icon: 'clock', title: 'Stay a night', text: 'Hook up in our yard and try out every cupboard.' },
    { icon: 'file', title: 'Moisture readings', text: 'A written report for every used van, corner by corner.' },
    { icon: 'users', title: 'A two-hour handover', text: 'Hitching, levelling, gas, water, awning and packing up again.' },
    { icon: 'gauge', title: 'The right weight', text: 'Your car and the van on our scale together before you sign.' },
  ],
  link: { label: 'About Drifter', href: '/about-us' },
}

export const weighIn: DemoBlock = {
  blockType: 'imageText',
  heading: 'Know what your van really weighs',
  content:
    'Tare is what the brochure says. What counts is the van with water, gas, bikes and the camp oven. We weigh it with your car before you sign, and again a year later if you like.',
  facts: [
    { value: '20 min', label: 'on the weighbridge' },
    { value: 'Free', label: 'for every buyer' },
  ],
  link: { label: 'How the weigh-in works', href: '/faq' },
  image: cutOut('caravan', 'red'),
  imageKind: 'cutout',
  tone: 'tint',
}

export const lots: DemoBlock = {
  blockType: 'locationCarousel',
  heading: 'Two lots with room to turn around',
  placeType: 'sales',
  link: { label: 'All locations', href: '/locations' },
}

export const visit: DemoBlock = {
  blockType: 'callToAction',
  heading: 'Bring the car, bring the dog',
  text: 'Book a night in one of our vans, or just come for a look.',
  link: { label: 'Book a visit', href: '/book-test-drive' },
  secondLink: { label: 'Find a lot', href: '/contact' },
  hasPhone: true,
  tone: 'brand',
}

export const story: DemoBlock = {
  blockType: 'imageText',
  heading: 'Twice round the country with a notebook',
  content:
    'Rob and Yasmin Dunnicliffe sold their house in 1998, towed a Viscount round the country twice and came back with a notebook of everything that breaks. The notebook became a workshop, and the workshop became two lots.\n\nWe sell Jayco, New Age, Crusader and Coromal new, and everything else used. Thirty-four people work here, most of whom have a van of their own parked out the back.',
  image: photograph('studio', 'caravan', 'white', 'side'),
}

export const promise: DemoBlock = {
  blockType: 'featureBanner',
  kind: 'banner',
  heading: 'The right weight, a dry van, a proper handover',
  text: 'If we wouldn’t tow it ourselves, we don’t sell it.',
  link: { label: 'See all caravans', href: '/search/new-used-and-demo-cars' },
  image: cutOut('caravan', 'blue'),
  imageKind: 'cutout',
  tone: 'brand',
}
