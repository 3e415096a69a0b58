import type { DemoBlock } from '../content'
import { cutOut, photograph } from '../pictures'

export const charging: DemoBlock = {
  blockType: 'featureBanner',
  kind: 'banner',
  heading: 'Home on Sunday night with charge to spare.',
  text: 'A full 11 kW home charge costs about the same as two flat whites on an overnight tariff. We install the wall box, lodge the paperwork with your network and leave the garage tidy.',
  link: { label: 'Charging at home', href: '/charging' },
  image: cutOut('suv', 'blue'),
  imageKind: 'cutout',
  tone: 'brand',
}

export const figures: DemoBlock = {
  blockType: 'whyBuy',
  heading: 'Aurora in figures',
  figures: [
    { value: '680 km', label: 'Longest WLTP range, Lund Long Range' },
    { value: '24 min', label: '10 to 80 per cent on a 250 kW charger' },
    { value: 'No limit', label: 'Kilometres under warranty, with roadside help' },
    { value: '8', label: 'Models, seven of them electric' },
  ],
}

export const shortcuts: DemoBlock = {
  blockType: 'featureBanner',
  kind: 'shortcuts',
  shortcuts: [
    { icon: 'tag', title: 'Latest offers', text: 'On cars at dealers now', href: '/special-offers' },
    { icon: 'calendar', title: 'Book a service', text: 'Capped price for five years', href: '/service' },
    { icon: 'swap', title: 'Sell your car', text: 'Trade in any make at your dealer', href: '/trade-in' },
  ],
}

export const finance: DemoBlock = {
  blockType: 'imageText',
  heading: 'Finance for Holm and Vik',
  content: 'For approved personal applicants on new Vik and Holm from stock, over five years. Your dealer prepares the quote.',
  facts: [
    { value: '4.99%', label: 'p.a. interest rate' },
    { value: '6.01%', label: 'p.a. comparison rate*' },
  ],
  link: { label: 'See finance terms', href: '/finance' },
  image: cutOut('suv', 'silver'),
  imageKind: 'cutout',
  tone: 'tint',
}

export const towing: DemoBlock = {
  blockType: 'imageText',
  heading: 'Fjell reads gravel before you feel it',
  content:
    'Two motors, seven full-size seats and 2,500 kg of braked towing. Even with a two-tonne caravan it’s Melbourne to Eden with one stop.',
  facts: [
    { value: '610 km', label: 'WLTP range' },
    { value: '2,500 kg', label: 'braked towing' },
  ],
  link: { label: 'Explore Fjell', href: '/models/fjell' },
  image: cutOut('4x4', 'silver'),
  imageKind: 'cutout',
  side: 'left',
  ratio: 'wide',
}

export const drive: DemoBlock = {
  blockType: 'callToAction',
  heading: 'Twenty minutes will tell you more than this page',
  text: 'Take one out on your own road, with your own child seats.',
  link: { label: 'Book a test drive', href: '/book-test-drive' },
  secondLink: { label: 'Find a dealer', href: '/find-my-dealer' },
  tone: 'plain',
}

export const story: DemoBlock = {
  blockType: 'imageText',
  heading: 'How little does a good car need?',
  content:
    'Aurora began in a boatshed with that question. Thirty years on, the answer is eight models, built in two hydro-powered plants and sold by a dealer near you.',
  image: photograph('terrace', 'wagon', 'silver', 'side'),
  side: 'left',
  ratio: 'wide',
}

export const australia: DemoBlock = {
  blockType: 'imageText',
  heading: 'In Australia since 2023',
  content:
    'We came with three models and a workshop in Geelong, where every car for Australia is still checked and its suspension set for our roads. Seven dealers sell and service Aurora today.',
  facts: [
    { value: '2023', label: 'first cars landed' },
    { value: '7', label: 'dealers' },
  ],
  link: { label: 'Find a dealer', href: '/find-my-dealer' },
  image: cutOut('4x4', 'blue'),
  imageKind: 'cutout',
  ratio: 'wide',
}
