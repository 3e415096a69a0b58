import { slugify } from '../text/slug'

type Values = Readonly<Record<string, unknown>>

/** A start for a new page: its blocks are valid as they are, and editors replace their texts. */
export type StartingPoint = {
  key: string
  name: string
  text: string
  /** Where its pages live; '' for the top. */ folder: string
  blocks: readonly Values[]
}

const hero = (heading: string, text: string, label: string, href: string): Values => ({
  blockType: 'heroSlider',
  slides: [{ heading, text, link: { label, href }, tone: 'brand' }],
})
const call = (heading: string, text: string, label: string, href: string): Values => ({
  blockType: 'callToAction',
  heading,
  text,
  link: { label, href },
  tone: 'plain',
})
const form = (kind: string, heading: string): Values => ({ blockType: 'form', kind, heading })

/** The starting points of new pages, the empty one first (EDT-11). */
export const STARTING_POINTS: readonly StartingPoint[] = [
  { key: 'blank', name: 'Blank', text: 'No blocks yet.', folder: '', blocks: [] },
  {
    key: 'eofy',
    name: 'EOFY sale',
    text: 'A large heading, the offers, promo cards and a form.',
    folder: '/pages',
    blocks: [
      hero('The end of financial year sale', 'Sharp prices on cars in stock until 30 June.', 'See the cars', '/search'),
      { blockType: 'offersGrid', heading: 'Offers on now' },
      { blockType: 'promoCards', heading: 'Cars at EOFY prices', limit: 6 },
      form('enquiry', 'Ask about an EOFY price'),
    ],
  },
  {
    key: 'offer',
    name: 'Offer',
    text: 'One offer with how it works, questions and a form.',
    folder: '/pages',
    blocks: [
      hero('Your offer in one line', 'Say who gets it, until when, and what it costs.', 'See the cars', '/search'),
      {
        blockType: 'steps',
        heading: 'How it works',
        steps: [
          { title: 'Choose a car', text: 'Any car in stock that this offer covers.' },
          { title: 'Ask us', text: 'We confirm the offer for that car.' },
        ],
        tone: 'plain',
      },
      { blockType: 'faq', heading: 'Questions about this offer' },
      form('enquiry', 'Ask about this offer'),
    ],
  },
  {
    key: 'model',
    name: 'Model launch',
    text: 'A large heading, the models and a test drive.',
    folder: '/pages',
    blocks: [
      hero('Meet the new model', 'What is new about it, in one sentence.', 'Book a test drive', '/book-test-drive'),
      { blockType: 'modelCards', heading: 'The range' },
      form('test-drive', 'Book a test drive'),
    ],
  },
  {
    key: 'location',
    name: 'Location',
    text: 'Where to find us, opening hours and a form.',
    folder: '',
    blocks: [
      { blockType: 'locationCards', heading: 'Visit us', placeType: 'all' },
      call('Not sure where to go?', 'Call us and we will help.', 'Contact us', '/contact'),
      form('contact', 'Send us a message'),
    ],
  },
  {
    key: 'service',
    name: 'Service',
    text: 'What a service includes, how to book, and the booking form.',
    folder: '',
    blocks: [
      hero('Book a service', 'Fixed prices and people who know your car.', 'Book now', '/service'),
      {
        blockType: 'steps',
        heading: 'How it works',
        steps: [
          { title: 'Book a day', text: 'Choose the day that suits you.' },
          { title: 'Drop off your car', text: 'We call you before we do any extra work.' },
        ],
        tone: 'plain',
      },
      form('service', 'Book a service'),
    ],
  },
  {
    key: 'thanks',
    name: 'Thank-you',
    text: 'What people see after they send something.',
    folder: '',
    blocks: [call('Thank you', 'We have your message and will reply within one working day.', 'See our cars', '/search')],
  },
]

/** Returns the address that follows from a page's name until somebody types one (EDT-11). '' while the name has no letters. */
export function suggestPath(name: string, folder: string): string {
  const slug = slugify(name)
  return slug === '' ? '' : `${folder}/${slug}`.slice(0, 200)
}
