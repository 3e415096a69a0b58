import type { Block } from 'payload'

/** A picture with an optional caption (CMS-01). */
export const mediaConfig: Block = {
  slug: 'media',
  interfaceName: 'MediaBlock',
  labels: { singular: 'Picture', plural: 'Pictures' },
  fields: [
    {
      name: 'image',
      label: 'Picture',
      type: 'upload',
      relationTo: 'media',
      required: true,
      admin: {
        description: 'At least 1200 px wide. What it shows is read to people who cannot see it: write it in the picture’s own description.',
      },
    },
    { name: 'caption', type: 'text', maxLength: 200, admin: { description: 'One line below the picture. Optional.' } },
    {
      name: 'width',
      type: 'select',
      required: true,
      defaultValue: 'page',
      options: [
        { label: 'As wide as text', value: 'reading' },
        { label: 'As wide as the page', value: 'page' },
        { label: 'From edge to edge', value: 'full' },
      ],
    },
  ],
}
