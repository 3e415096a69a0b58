import type { Block } from 'payload'
import { toneField } from '@collections/shared/appearance'
import { linkField } from '@collections/shared/link'

/** A heading and a sentence with one or two links and the phone number (CMS-01). */
export const callToActionConfig: Block = {
  slug: 'callToAction',
  interfaceName: 'CallToActionBlock',
  labels: { singular: 'Call to action', plural: 'Calls to action' },
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: 80 },
    { name: 'text', type: 'textarea', maxLength: 240 },
    linkField('link', 'First link'),
    linkField('secondLink', 'Second link'),
    {
      name: 'hasPhone',
      label: 'Show the phone number',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'The site’s own number, as in the footer.' },
    },
    { ...toneField(), defaultValue: 'brand' },
  ],
}
