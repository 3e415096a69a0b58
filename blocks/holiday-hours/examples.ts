import type { BlockExample } from '../types'

export const holidayHoursExamples: BlockExample<'holidayHours'>[] = [
  {
    name: 'with a line of its own',
    block: {
      blockType: 'holidayHours',
      heading: 'Christmas and New Year',
      text: 'We are around for breakdowns on every day but the 25th.',
    },
  },
  { name: 'without', block: { blockType: 'holidayHours', heading: 'Holiday hours' } },
]
