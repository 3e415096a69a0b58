import type { BlockExample } from '../types'

const steps = [
  { title: 'Tell us the car', text: 'And the deposit, if there is one.' },
  { title: 'We call within two hours', text: 'With two offers, each with its comparison rate.' },
  { title: 'Sign and drive', text: 'At the yard or on your phone.' },
]

export const stepsExamples: BlockExample<'steps'>[] = [
  {
    name: 'three, with a line and a button',
    block: {
      blockType: 'steps',
      heading: 'How it works',
      text: 'Most people are sorted in a day.',
      steps,
      tone: 'plain',
      link: { label: 'Begin', href: '/finance' },
    },
  },
  {
    name: 'on the brand’s colour, titles alone',
    block: { blockType: 'steps', heading: 'Four steps', steps: [...steps, { title: 'You drive' }], tone: 'brand' },
  },
]
