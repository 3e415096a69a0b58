import type { Block } from 'payload'

/** Questions that open and close independently, without JavaScript (CMS-13). */
export const faqConfig: Block = {
  slug: 'faq',
  interfaceName: 'FaqBlock',
  labels: { singular: 'FAQ', plural: 'FAQs' },
  fields: [
    { name: 'heading', type: 'text', required: true, defaultValue: 'Questions and answers', maxLength: 80 },
    { name: 'text', type: 'textarea', maxLength: 240 },
    { name: 'category', type: 'text', admin: { description: 'Shows the questions of this category. Empty: all of them.' } },
    { name: 'limit', type: 'number', defaultValue: 8, min: 1, max: 40 },
  ],
}
