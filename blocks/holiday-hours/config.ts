import type { Block } from 'payload'
import { headingField, leadField, locationField } from '@collections/shared/places'

/** The days on which other hours hold, from today on (LOC-12); nothing on the page while there are none. */
export const holidayHoursConfig: Block = {
  slug: 'holidayHours',
  interfaceName: 'HolidayHoursBlock',
  labels: { singular: 'Holiday hours', plural: 'Holiday hours' },
  fields: [headingField({ required: true, defaultValue: 'Holiday hours' }), leadField(), locationField()],
}
