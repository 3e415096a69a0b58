import type { Block } from 'payload'
import { toneField } from '@collections/shared/appearance'
import { linkField } from '@collections/shared/link'
import { headingField, leadField } from '@collections/shared/location-fields'

/** Counts down to a moment, such as the end of a sale. Afterwards shows another text or nothing. */
export const countdownConfig: Block = {
  slug: 'countdown',
  interfaceName: 'CountdownBlock',
  labels: { singular: 'Countdown', plural: 'Countdowns' },
  fields: [
    headingField({ required: true }),
    leadField(),
    {
      name: 'until',
      label: 'Until',
      type: 'date',
      required: true,
    },
    {
      name: 'endedText',
      label: 'Text afterwards',
      type: 'text',
      maxLength: 120,
      admin: { description: 'Empty: the block is hidden then.' },
    },
    toneField(),
    linkField(),
  ],
}
