import type { BlockExample } from '../types'

export const openingHoursExamples: BlockExample<'openingHours'>[] = [
  { name: 'the week of the first place', block: { blockType: 'openingHours', heading: 'Opening hours' } },
]
