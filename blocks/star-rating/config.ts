import type { Block } from 'payload'
import { locationField } from '@collections/shared/location-fields'

/** Stars, average and count in one line (MISC-04). */
export const starRatingConfig: Block = {
  slug: 'starRating',
  interfaceName: 'StarRatingBlock',
  labels: { singular: 'Star rating', plural: 'Star ratings' },
  fields: [
    locationField('Empty: the location that the page is about, else all together.'),
    { name: 'noun', label: 'What is counted', type: 'text', maxLength: 40, defaultValue: 'Google reviews' },
  ],
}
