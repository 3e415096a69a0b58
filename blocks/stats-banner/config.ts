import type { Block } from 'payload'
import { figuresField } from '@collections/shared/appearance'
import { headingField } from '@collections/shared/location-fields'

/** Figures about the group (MISC-01). */
export const statsBannerConfig: Block = {
  slug: 'statsBanner',
  interfaceName: 'StatsBannerBlock',
  labels: { singular: 'Stats banner', plural: 'Stats banners' },
  fields: [
    { ...headingField({ required: true, defaultValue: 'In figures' }), admin: { description: 'Read out; not shown.' } },
    figuresField('None: the figures of the switch “Figures of the group”.'),
  ],
}
