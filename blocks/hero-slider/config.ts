import type { Block } from 'payload'
import { rowLabel } from '@collections/shared/row-label'
import { linkField } from '@collections/shared/link'

/** Large slides at the top of a page (MISC-05, MISC-06): pictures of 1920x695, or a cut-out vehicle on the template's background. */
export const heroSliderConfig: Block = {
  slug: 'heroSlider',
  interfaceName: 'HeroSliderBlock',
  labels: { singular: 'Hero slider', plural: 'Hero sliders' },
  fields: [
    {
      name: 'slides',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 8,
      labels: { singular: 'Slide', plural: 'Slides' },
      admin: { components: rowLabel('item', 'Slide') },
      fields: [
        { name: 'eyebrow', label: 'Line above the heading', type: 'text', maxLength: 40 },
        { name: 'heading', type: 'text', required: true, maxLength: 90 },
        { name: 'text', type: 'textarea', maxLength: 220 },
        linkField('link', 'First link'),
        linkField('secondLink', 'Second link'),
        {
          type: 'row',
          fields: [
            { name: 'image', type: 'upload', relationTo: 'media', admin: { width: '50%' } },
            {
              name: 'tone',
              type: 'select',
              required: true,
              defaultValue: 'brand',
              admin: {
                width: '50%',
                description: 'The background of the text: the brand’s colour with a cut-out car, or the picture itself.',
              },
              options: [
                { label: 'Brand ground, cut-out car', value: 'brand' },
                { label: 'Light picture, dark text', value: 'light' },
                { label: 'Dark picture, light text', value: 'dark' },
              ],
            },
          ],
        },
      ],
    },
  ],
}
