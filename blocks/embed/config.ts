import type { Block } from 'payload'
import { headingField, leadField } from '@collections/shared/location-fields'
import { halfTypedAddress } from '@collections/shared/link'
import { explainBadEmbed } from '@/domain/text/embed'

/** A page of an allowed service in a sandboxed iframe; scripts are refused. */
export const embedConfig: Block = {
  slug: 'embed',
  interfaceName: 'EmbedBlock',
  labels: { singular: 'Embed', plural: 'Embeds' },
  fields: [
    headingField(),
    leadField(),
    {
      name: 'url',
      label: 'Address',
      type: 'text',
      required: true,
      maxLength: 1000,
      custom: halfTypedAddress,
      validate: (value: string | null | undefined) => explainBadEmbed(value) ?? true,
    },
    {
      type: 'row',
      fields: [
        { name: 'title', label: 'What it shows', type: 'text', required: true, maxLength: 120 },
        { name: 'height', label: 'Height in px', type: 'number', required: true, min: 120, max: 1200, defaultValue: 480 },
      ],
    },
  ],
}
