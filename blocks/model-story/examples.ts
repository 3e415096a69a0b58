import type { BlockExample } from '../types'

export const modelStoryExamples: BlockExample<'modelStory'>[] = [
  { name: 'as the manufacturer tells it', block: { blockType: 'modelStory' } },
  {
    name: 'a heading and four figures of its own',
    block: {
      blockType: 'modelStory',
      heading: 'A seven-seat electric SUV drawn around the people in the third row.',
      figures: [
        { value: '610 km', label: 'WLTP range, Long Range AWD' },
        { value: '4.9 s', label: '0 to 100 km/h' },
        { value: '2,500 kg', label: 'Braked towing capacity' },
        { value: '7 seats', label: 'Five ISOFIX points' },
      ],
      hasStories: false,
    },
  },
]
