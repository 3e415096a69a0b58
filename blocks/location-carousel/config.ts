import type { Block } from 'payload'
import { linkField } from '@collections/shared/link'
import { headingField, leadField, locationTypeField } from '@collections/shared/location-fields'

/** The site's locations in a scrolling row (LOC-15, LOC-16). */
export const locationCarouselConfig: Block = {
  slug: 'locationCarousel',
  interfaceName: 'LocationCarouselBlock',
  labels: { singular: 'Location carousel', plural: 'Location carousels' },
  fields: [headingField({ required: true, defaultValue: 'Visit us' }), leadField(), locationTypeField(), linkField('link', 'Link to all')],
}
