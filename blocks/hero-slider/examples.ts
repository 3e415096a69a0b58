import type { BlockExample } from '../types'

export const heroSliderExamples: BlockExample<'heroSlider'>[] = [
  {
    name: 'three slides',
    block: {
      blockType: 'heroSlider',
      slides: [
        {
          eyebrow: '20 to 30 November',
          heading: 'Utes that work Monday and tow on Saturday',
          text: 'From $24,990 drive away. Test drive one at home.',
          link: { label: 'See all utes', href: '/search?body=Ute' },
          secondLink: { label: 'Book a test drive', href: '/book-test-drive' },
          tone: 'brand',
        },
        {
          heading: 'Plate clearance',
          text: 'Until 31 December.',
          link: { label: 'See the offers', href: '/special-offers' },
          tone: 'light',
        },
        { heading: 'Service from $289', tone: 'dark' },
      ],
    },
  },
  {
    name: 'a single slide without text or link',
    block: { blockType: 'heroSlider', slides: [{ heading: 'Open on Boxing Day', tone: 'brand' }] },
  },
  {
    name: 'the longest heading that fits the field',
    block: {
      blockType: 'heroSlider',
      slides: [
        {
          heading: 'End of financial year sale on every demonstrator sport utility vehicle and ute in stock now',
          text: 'A'.repeat(30).concat(' ').repeat(7),
          tone: 'brand',
        },
      ],
    },
  },
]
