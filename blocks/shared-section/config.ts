import type { Block } from 'payload'

/** The place of a shared section (EDT-24). Its blocks are put here when the page is read: see `src/server/content/shared-sections.ts`. */
export const sharedSectionConfig: Block = {
  slug: 'sharedSection',
  interfaceName: 'SharedSectionBlock',
  labels: { singular: 'Shared section', plural: 'Shared sections' },
  fields: [
    {
      name: 'section',
      type: 'relationship',
      relationTo: 'shared-sections',
      required: true,
      admin: { description: 'The pencil opens the section. A change that is published there appears on every page that shows it.' },
    },
  ],
}
