import { accessFor } from '../shared/access'
import { announceChange, announceDelete } from '../shared/announce'
import { refuseBadPlaceholdersIn } from '../shared/check-placeholders'
import { datedContent } from '../shared/dated-content'
import { linkField } from '../shared/link'
import { slugField } from '../shared/slug'
import { windowFields } from '../shared/window'

/** An offer of the dealer. Current offers make the menu's Offers item appear (CMS-05). */
export const Offers = datedContent({
  slug: 'offers',
  admin: { useAsTitle: 'title', group: 'Content', defaultColumns: ['title', 'price', 'start', 'expiry'] },
  access: accessFor('offers'),
  indexes: [{ fields: ['tenant', 'slug'], unique: true }],
  hooks: {
    beforeValidate: [refuseBadPlaceholdersIn('offers', ['title', 'summary', 'price', 'terms'])],
    afterChange: [announceChange('offers')],
    afterDelete: [announceDelete('offers')],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 100 },
    windowFields(),
    {
      name: 'summary',
      type: 'textarea',
      maxLength: 300,
      admin: { description: 'What the shopper gets, in a sentence or two.' },
    },
    { name: 'price', type: 'text', maxLength: 40, admin: { description: 'In words: "From $24,990 drive away"' } },
    {
      name: 'image',
      label: 'Picture',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'A car cut out of its background is shown whole if the file’s name has the word “transparent” in it.' },
    },
    linkField(),
    {
      name: 'terms',
      label: 'Terms and conditions',
      type: 'textarea',
      maxLength: 2000,
      admin: { description: 'The small print: who it’s for, exclusions and end date.' },
    },
    slugField('title'),
  ],
})
