import type { BlockExample } from '../types'

export const dealerPickerExamples: BlockExample<'dealerPicker'>[] = [
  {
    name: 'before a test drive',
    block: {
      blockType: 'dealerPicker',
      heading: 'Choose your dealer',
      text: 'We’ll remember it on this device.',
      buttonLabel: 'Book a test drive',
      href: '/book-test-drive',
    },
  },
  {
    name: 'without a line',
    block: { blockType: 'dealerPicker', heading: 'Where do you live?', buttonLabel: 'Continue', href: '/contact' },
  },
]
