import { accessFor } from '../shared/access'
import { announceChange, announceDelete } from '../shared/announce'
import { refuseBadPlaceholdersIn } from '../shared/check-placeholders'
import { datedContent } from '../shared/dated-content'
import { linkField } from '../shared/link'
import { windowFields } from '../shared/window'

/** A promotion (CMS-08): content with start and expiry, for a position in a listing. */
export const PromoCards = datedContent({
  slug: 'promo-cards',
  labels: { singular: 'Promo card', plural: 'Promo cards' },
  admin: { useAsTitle: 'title', group: 'Content', defaultColumns: ['title', 'start', 'expiry', 'display', 'position'] },
  access: accessFor('promo-cards'),
  defaultSort: 'position',
  hooks: {
    beforeValidate: [refuseBadPlaceholdersIn('promo-cards', ['node'])],
    afterChange: [announceChange('promo-cards')],
    afterDelete: [announceDelete('promo-cards')],
  },
  fields: [
    { name: 'title', label: 'Name in this list', type: 'text', required: true },
    windowFields(),
    {
      type: 'row',
      fields: [
        {
          name: 'position',
          type: 'number',
          required: true,
          defaultValue: 1,
          min: 1,
          max: 99,
          admin: { width: '33%', description: 'Cards are shown in this order.' },
        },
        {
          name: 'display',
          label: 'Shown among',
          type: 'select',
          hasMany: false,
          options: [
            { label: 'New cars', value: 'new' },
            { label: 'Demo cars', value: 'demo' },
            { label: 'Used cars', value: 'used' },
          ],
          admin: { width: '33%', description: 'The listing that shows it. Empty: every listing.' },
        },
        {
          name: 'strictDisplay',
          label: 'Only that listing',
          type: 'checkbox',
          defaultValue: false,
          admin: { width: '33%', description: 'Show it only when the listing is limited to exactly that type.' },
        },
      ],
    },
    {
      name: 'node',
      label: 'Content',
      type: 'group',
      fields: [
        { name: 'heading', type: 'text', required: true, maxLength: 80 },
        { name: 'text', type: 'textarea', maxLength: 240 },
        linkField(),
        { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media' },
        {
          name: 'tone',
          label: 'Colour',
          type: 'select',
          required: true,
          defaultValue: 'brand',
          options: [
            { label: 'Brand', value: 'brand' },
            { label: 'Loud', value: 'action' },
            { label: 'Plain', value: 'plain' },
          ],
        },
      ],
    },
  ],
})
