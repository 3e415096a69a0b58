import { EXAMPLE_PICTURES } from '../example-pictures'
import type { BlockExample, BlockOf } from '../types'

const rest = { imageKind: 'photo', side: 'right', tone: 'plain' } as const satisfies Partial<BlockOf<'featureBanner'>>
const { photo, cutout, wide } = EXAMPLE_PICTURES

export const featureBannerExamples: BlockExample<'featureBanner'>[] = [
  {
    name: 'shortcuts to offers, service and selling',
    block: {
      blockType: 'featureBanner',
      kind: 'shortcuts',
      shortcuts: [
        { icon: 'tag', title: 'Latest offers', text: '14 current deals, new and demo', href: '/special-offers', image: photo },
        { icon: 'wrench', title: 'Book a service', text: 'Capped price, loan cars available', href: '/service', image: photo },
        { icon: 'dollar', title: 'Sell your car', text: 'Offer in a day, paid on the spot', href: '/trade-in', image: photo },
      ],
      ...rest,
    },
  },
  {
    name: 'four shortcuts with a heading, long words, no pictures',
    block: {
      blockType: 'featureBanner',
      kind: 'shortcuts',
      heading: 'What would you like to do?',
      shortcuts: [
        { icon: 'tag', title: 'Sonderausstattungsinformationsblatt für Nutzfahrzeuge', text: 'W'.repeat(60), href: '/special-offers' },
        { icon: 'calendar', title: 'Book', href: '/book-test-drive' },
        { icon: 'pin', title: 'Find us', text: 'Moorooka, Windsor and Capalaba', href: '/contact' },
        { icon: 'file', title: 'Read the terms', text: 'In plain words', href: '/terms-and-conditions' },
      ],
      ...rest,
    },
  },
  {
    name: 'a banner with a cut-out car on the brand’s colour',
    block: {
      ...rest,
      blockType: 'featureBanner',
      kind: 'banner',
      heading: 'Home on Sunday night with charge to spare.',
      text: 'A full 11 kW home charge costs about the same as two flat whites on an overnight tariff. We install the wall box and leave the garage tidy.',
      link: { label: 'Charging at home', href: '/service' },
      image: cutout,
      imageKind: 'cutout',
      tone: 'brand',
    },
  },
  {
    name: 'a banner with the picture behind the text',
    block: {
      ...rest,
      blockType: 'featureBanner',
      kind: 'banner',
      heading: 'The long way to Birdsville',
      text: 'Four-wheel drives with tow packs, checked in our own workshop.',
      link: { label: 'See off-road stock', href: '/search/used-cars' },
      image: wide,
      side: 'behind',
      tone: 'tint',
    },
  },
  {
    name: 'a banner with the picture at the left',
    block: {
      ...rest,
      blockType: 'featureBanner',
      kind: 'banner',
      heading: 'Two years covered',
      text: 'Comprehensive warranty and roadside assistance.',
      image: photo,
      side: 'left',
    },
  },
  {
    name: 'a banner of a heading alone',
    block: { ...rest, blockType: 'featureBanner', kind: 'banner', heading: 'Open on Boxing Day', tone: 'tint' },
  },
  {
    name: 'a banner with the longest texts',
    block: {
      ...rest,
      blockType: 'featureBanner',
      kind: 'banner',
      heading: 'Wollongong Northern Suburbs Commercial Vehicle and Fleet Sales Centres',
      text: `${'Versicherungsgesellschaftsangelegenheiten '.repeat(5)}and more`,
      link: { label: 'See every commercial vehicle at all of our dealerships today', href: '/search/used-cars' },
      image: cutout,
      imageKind: 'cutout',
      side: 'left',
      tone: 'brand',
    },
  },
]
