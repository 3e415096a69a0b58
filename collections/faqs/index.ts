import { accessFor } from '../shared/access'
import { announceChange, announceDelete } from '../shared/announce'
import { refuseBadPlaceholdersIn } from '../shared/check-placeholders'
import { datedContent } from '../shared/dated-content'

export const Faqs = datedContent({
  slug: 'faqs',
  labels: { singular: 'Question', plural: 'FAQs' },
  admin: { useAsTitle: 'question', group: 'Content', defaultColumns: ['question', 'category', 'position'] },
  access: accessFor('faqs'),
  defaultSort: 'position',
  hooks: {
    beforeValidate: [refuseBadPlaceholdersIn('faqs', ['question', 'answer'])],
    afterChange: [announceChange('faqs')],
    afterDelete: [announceDelete('faqs')],
  },
  fields: [
    { name: 'question', type: 'text', required: true, maxLength: 200 },
    { name: 'answer', type: 'richText', required: true },
    {
      name: 'category',
      type: 'text',
      index: true,
      validate: (value: string | null | undefined) =>
        value?.trim()
          ? true
          : 'Give a category, such as finance or visiting. FAQ blocks pick questions by category, and only a block without a category shows them all.',
      admin: { position: 'sidebar', description: 'Blocks pick questions by category: finance, trade-in, delivery …' },
    },
    { name: 'position', type: 'number', defaultValue: 10, admin: { position: 'sidebar', description: 'Lower comes first.' } },
  ],
})
