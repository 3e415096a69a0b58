import type { Block } from 'payload'
import { linkField } from '@collections/shared/link'
import { headingField, leadField, locationField } from '@collections/shared/location-fields'

/** Average and number of all reviews, shown above the site's minimum (REV-02, REV-08), with the Snap 21 rating if there is one (REV-10). */
export const reviewsSummaryConfig: Block = {
  slug: 'reviewsSummary',
  interfaceName: 'ReviewsSummaryBlock',
  labels: { singular: 'Reviews summary', plural: 'Reviews summaries' },
  fields: [
    headingField({ required: true, defaultValue: 'Rated by customers' }),
    leadField(),
    locationField('Empty: the location that the page is about, else all together.'),
    linkField('link', 'Link to the reviews'),
  ],
}
