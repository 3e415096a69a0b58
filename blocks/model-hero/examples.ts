import type { BlockExample } from '../types'

export const modelHeroExamples: BlockExample<'modelHero'>[] = [
  { name: 'the model as it is', block: { blockType: 'modelHero' } },
  {
    name: 'other words and another button',
    block: {
      blockType: 'modelHero',
      heading: 'The long way round',
      text: 'Large electric SUV, seven seats.',
      link: { label: 'Find a dealer', href: '/find-my-dealer' },
    },
  },
]
