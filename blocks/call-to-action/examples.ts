import type { BlockExample } from '../types'

export const callToActionExamples: BlockExample<'callToAction'>[] = [
  {
    name: 'two links and the phone on the brand’s colour',
    block: {
      blockType: 'callToAction',
      heading: 'Come for a drive, stay for a coffee',
      text: 'Test drives at your place or at any yard, six days a week.',
      link: { label: 'Book a test drive', href: '/book-test-drive' },
      secondLink: { label: 'Find a yard', href: '/contact' },
      hasPhone: true,
      tone: 'brand',
    },
  },
  {
    name: 'one link on a quiet tint',
    block: {
      blockType: 'callToAction',
      heading: 'What is your car worth?',
      text: 'Ten photos are enough. We answer the same day.',
      link: { label: 'Value my trade-in', href: '/trade-in' },
      tone: 'tint',
    },
  },
  {
    name: 'a heading and the phone on the page’s own ground',
    block: { blockType: 'callToAction', heading: 'Questions? Give us a call.', hasPhone: true, tone: 'plain' },
  },
  {
    name: 'the longest texts',
    block: {
      blockType: 'callToAction',
      heading: 'Wollongong Northern Suburbs Commercial Vehicle and Fleet Sales Centres',
      text: 'Versicherungsgesellschaftsangelegenheiten '.repeat(5).trim(),
      link: { label: 'See every commercial vehicle at all of our dealerships today', href: '/search/used-cars' },
      secondLink: { label: 'Sonderausstattungsinformationsblattbestellungsvordruck here', href: '/contact' },
      hasPhone: true,
      tone: 'brand',
    },
  },
]
