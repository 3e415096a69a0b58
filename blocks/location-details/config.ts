import type { Block } from 'payload'
import { locationField } from '@collections/shared/location-fields'

/** A location with all its details: picture, opening status, buttons, map, hours, phones, licences and rating (LOC-01 to LOC-18). */
export const locationDetailsConfig: Block = {
  slug: 'locationDetails',
  interfaceName: 'LocationDetailsBlock',
  labels: { singular: 'Location details', plural: 'Location details' },
  fields: [locationField(), { name: 'text', label: 'About the place', type: 'textarea', maxLength: 600 }],
}
