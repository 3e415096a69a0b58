import type { Block } from 'payload'
import { headingField, leadField, locationField } from '@collections/shared/location-fields'

/** Upcoming days with special opening hours (LOC-12). Renders nothing without any. */
export const holidayHoursConfig: Block = {
  slug: 'holidayHours',
  interfaceName: 'HolidayHoursBlock',
  labels: { singular: 'Holiday hours', plural: 'Holiday hours' },
  fields: [headingField({ required: true, defaultValue: 'Holiday hours' }), leadField(), locationField()],
}
