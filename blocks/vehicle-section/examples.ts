import type { BlockExample } from '../types'

export const vehicleSectionExamples: BlockExample<'vehicleSection'>[] = [
  { name: 'dealer comments', block: { blockType: 'vehicleSection', section: 'comments' } },
  { name: 'similar cars', block: { blockType: 'vehicleSection', section: 'similar' } },
]
