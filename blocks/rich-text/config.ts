import type { Block } from 'payload'

/** Text with headings, lists and links (CMS-01). */
export const richTextConfig: Block = {
  slug: 'richText',
  interfaceName: 'RichTextBlock',
  labels: { singular: 'Text', plural: 'Texts' },
  fields: [
    { name: 'content', type: 'richText', required: true },
    {
      name: 'width',
      type: 'select',
      required: true,
      defaultValue: 'reading',
      options: [
        { label: 'Reading width', value: 'reading' },
        { label: 'Full width', value: 'full' },
      ],
    },
  ],
}
