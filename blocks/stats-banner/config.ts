import type { Block } from 'payload'
import { factsField } from '@collections/shared/appearance'
import { headingField } from '@collections/shared/places'

/** The group in figures (MISC-01). */
export const statsBannerConfig: Block = {
  slug: 'statsBanner',
  interfaceName: 'StatsBannerBlock',
  labels: { singular: 'Stats banner', plural: 'Stats banners' },
  fields: [
    { ...headingField({ required: true, defaultValue: 'In figures' }), admin: { description: 'Read out; not shown.' } },
    factsField({
      name: 'figures',
      maxRows: 4,
      longestValue: 12,
      valueHelp: 'As it shall stand there: "50+".',
      labelHelp: 'What it counts: "Locations".',
      description: 'None: the figures of the switch “Figures of the group”.',
    }),
  ],
}
