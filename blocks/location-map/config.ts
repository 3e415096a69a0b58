import type { Block } from 'payload'
import { headingField, leadField, locationField } from '@collections/shared/location-fields'

/** A map of one or all locations, with a list of the same locations (LOC-13, LOC-14). */
export const locationMapConfig: Block = {
  slug: 'locationMap',
  interfaceName: 'LocationMapBlock',
  labels: { singular: 'Location map', plural: 'Location maps' },
  fields: [
    headingField({ required: true, defaultValue: 'Where we are' }),
    leadField(),
    locationField('Empty: the location that the page is about, else all of them.'),
  ],
}
