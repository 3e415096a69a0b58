import type { Block } from 'payload'
import { headingField, leadField } from '@collections/shared/location-fields'
import { hrefField } from '@collections/shared/link'

/** The field for finding and remembering a dealer (DLR-03 to DLR-08). */
export const dealerPickerConfig: Block = {
  slug: 'dealerPicker',
  interfaceName: 'DealerPickerBlock',
  labels: { singular: 'Dealer picker', plural: 'Dealer pickers' },
  fields: [
    headingField({ required: true, defaultValue: 'Choose your dealer' }),
    leadField(),
    {
      type: 'row',
      fields: [
        {
          name: 'buttonLabel',
          label: 'Text of the button',
          type: 'text',
          required: true,
          maxLength: 40,
          defaultValue: 'Book a test drive',
        },
        hrefField({ required: true, description: 'Where the button goes with the chosen dealer: /book-test-drive' }),
      ],
    },
  ],
}
