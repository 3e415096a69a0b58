import type { Block } from 'payload'
import { linkField } from '@collections/shared/link'
import { headingField, leadField } from '@collections/shared/location-fields'

/** The news: pages below /blog, newest first (CMS-07). Requires the news switch. */
export const blogListConfig: Block = {
  slug: 'blogList',
  interfaceName: 'BlogListBlock',
  labels: { singular: 'Blog list', plural: 'Blog lists' },
  fields: [
    headingField(),
    leadField(),
    {
      name: 'limit',
      label: 'At most',
      type: 'number',
      required: true,
      defaultValue: 3,
      min: 1,
      max: 60,
      admin: { description: 'Articles are pages with an address below /blog/.' },
    },
    linkField('link', 'Link to all'),
  ],
}
