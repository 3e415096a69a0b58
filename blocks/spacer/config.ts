import type { Block } from 'payload'

/** Space between two blocks, with an optional line. */
export const spacerConfig: Block = {
  slug: 'spacer',
  interfaceName: 'SpacerBlock',
  labels: { singular: 'Spacer', plural: 'Spacers' },
  fields: [
    {
      name: 'size',
      type: 'select',
      required: true,
      defaultValue: 'medium',
      options: [
        { label: 'Small', value: 'small' },
        { label: 'Medium', value: 'medium' },
        { label: 'Large', value: 'large' },
      ],
    },
    { name: 'hasLine', label: 'With a line', type: 'checkbox', defaultValue: false },
  ],
}
