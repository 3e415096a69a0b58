import type { Block } from 'payload'
import { rowLabel } from '@collections/shared/row-label'
import { pictureField } from '@collections/shared/appearance'
import { hrefField } from '@collections/shared/link'

/** Pictures of 1920 by 695 that contain their text, to swipe through; nothing moves automatically (MISC-05, MISC-06). */
export const promotionsSliderConfig: Block = {
  slug: 'promotionsSlider',
  interfaceName: 'PromotionsSliderBlock',
  labels: { singular: 'Promotions slider', plural: 'Promotions sliders' },
  fields: [
    {
      name: 'label',
      label: 'What to show',
      type: 'text',
      required: true,
      defaultValue: 'Promotions',
      maxLength: 80,
      admin: { description: 'Read out; not shown.' },
    },
    {
      name: 'slides',
      type: 'array',
      admin: { components: rowLabel('item', 'Slide') },
      required: true,
      minRows: 1,
      maxRows: 8,
      fields: [
        pictureField('1920 × 695 px; repeat its text in its description.'),
        {
          name: 'alt',
          label: 'Text',
          type: 'text',
          maxLength: 200,
          admin: { description: 'Empty: the description of the picture.' },
        },
        hrefField(),
      ],
    },
  ],
}
