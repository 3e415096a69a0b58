import type { Block } from 'payload'
import { rowLabel } from '@collections/shared/row-label'
import { pictureField } from '@collections/shared/appearance'
import { headingField } from '@collections/shared/location-fields'
import { isHexColour } from '@/domain/tenant/theme/contrast'

const isHalfTyped = (value: string) => /^#?[0-9a-f]{0,6}$/i.test(value)

/** A model in selectable colours; works without JavaScript. */
export const modelColoursConfig: Block = {
  slug: 'modelColours',
  interfaceName: 'ModelColoursBlock',
  labels: { singular: 'Colour picker', plural: 'Colour pickers' },
  fields: [
    headingField({ required: true, defaultValue: 'Colours' }),
    {
      name: 'colours',
      type: 'array',
      labels: { singular: 'Colour', plural: 'Colours' },
      admin: { components: rowLabel('item', 'Colour') },
      required: true,
      minRows: 1,
      maxRows: 8,
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'name', type: 'text', required: true, maxLength: 60, admin: { description: 'Granite metallic, no extra cost' } },
            {
              name: 'hex',
              label: 'Colour',
              type: 'text',
              required: true,
              admin: { description: '#6f7679' },
              custom: { isHalfTyped },
              validate: (value: string | null | undefined) =>
                isHexColour(value) ? true : 'Write the colour as # and six digits: #6f7679.',
            },
          ],
        },
        pictureField('The car in this colour, cut out of its background.'),
      ],
    },
  ],
}
