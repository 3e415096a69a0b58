import type { Block } from 'payload'
import { headingField, locationField } from '@collections/shared/location-fields'

/** A location's week, Monday to Sunday, with departments side by side and holidays in a dialog (LOC-09 to LOC-12). */
export const openingHoursConfig: Block = {
  slug: 'openingHours',
  interfaceName: 'OpeningHoursBlock',
  labels: { singular: 'Opening hours', plural: 'Opening hours' },
  fields: [headingField({ required: true, defaultValue: 'Opening hours' }), locationField()],
}
