import type { Block } from 'payload'
import { headingField, leadField, locationField } from '@collections/shared/location-fields'

/** Up to ten customer reviews in a row that starts centred on the third (REV-03 to REV-07). */
export const reviewsCarouselConfig: Block = {
  slug: 'reviewsCarousel',
  interfaceName: 'ReviewsCarouselBlock',
  labels: { singular: 'Reviews carousel', plural: 'Reviews carousels' },
  fields: [
    headingField({ required: true, defaultValue: 'What customers say' }),
    leadField(),
    locationField('Empty: the location that the page is about, else the reviews of all.'),
  ],
}
