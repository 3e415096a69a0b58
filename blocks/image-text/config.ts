import type { Block } from 'payload'
import { factsField, pictureRow, sideField, toneField } from '@collections/shared/appearance'
import { linkField } from '@collections/shared/link'

/** A picture beside text, with an optional list of facts (CMS-01). */
export const imageTextConfig: Block = {
  slug: 'imageText',
  interfaceName: 'ImageTextBlock',
  labels: { singular: 'Image and text', plural: 'Images and texts' },
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: 80 },
    { name: 'content', label: 'Text', type: 'richText' },
    factsField({
      name: 'facts',
      maxRows: 6,
      longestValue: 24,
      valueHelp: '"680 km" or "$690 a week".',
      labelHelp: 'What it is: "Longest range".',
      description: 'Figures or prices worth seeing at a glance. An interest rate needs its comparison rate as the next fact.',
    }),
    linkField(),
    pictureRow(),
    {
      type: 'row',
      fields: [
        sideField(['right', 'left'], 'Swap sides from one block to the next for a rhythm down the page.'),
        {
          name: 'ratio',
          label: 'How wide the picture is',
          type: 'select',
          required: true,
          defaultValue: 'half',
          admin: { width: '50%', description: 'On a phone the two are always stacked.' },
          options: [
            { label: 'As wide as the text', value: 'half' },
            { label: 'Wider than the text', value: 'wide' },
            { label: 'Narrower than the text', value: 'narrow' },
          ],
        },
      ],
    },
    toneField(),
  ],
}
