import { accessFor } from '../shared/access'
import { announceChange, announceDelete } from '../shared/announce'
import { refuseBadPlaceholdersIn } from '../shared/check-placeholders'
import { datedContent } from '../shared/dated-content'
import { hrefField } from '../shared/link'
import { windowFields } from '../shared/window'

/** One line above the header of every page (NAV-12). Of several that run at once, the one that started last is shown. */
export const Announcements = datedContent({
  slug: 'announcements',
  admin: {
    useAsTitle: 'text',
    group: 'Content',
    defaultColumns: ['text', 'start', 'expiry'],
    description: 'One line above the header of every page. When none runs, the site’s switches may set one.',
  },
  access: accessFor('announcements'),
  defaultSort: '-updatedAt',
  hooks: {
    beforeValidate: [refuseBadPlaceholdersIn('announcements', ['text'])],
    afterChange: [announceChange('announcements')],
    afterDelete: [announceDelete('announcements')],
  },
  fields: [
    { name: 'text', type: 'text', required: true, maxLength: 160 },
    {
      type: 'row',
      fields: [{ name: 'label', label: 'Text of the link', type: 'text', maxLength: 40 }, hrefField()],
    },
    windowFields(),
  ],
})
