import type { BlockExample } from '../types'

export const dealerLocatorExamples: BlockExample<'dealerLocator'>[] = [
  { name: 'with a line', block: { blockType: 'dealerLocator', heading: 'Find a dealer', text: 'Sales and service, in five states.' } },
]
