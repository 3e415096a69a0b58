import type { BlockExample } from '../types'

export const locationMapExamples: BlockExample<'locationMap'>[] = [
  { name: 'all places', block: { blockType: 'locationMap', heading: 'Where we are', text: 'Every pin is in the list below.' } },
  { name: 'nothing but a heading', block: { blockType: 'locationMap', heading: 'Map' } },
]
