import type { RelationshipField } from 'payload'

/** The member of staff who saved the page last (EDT-12), as shown in the list of pages. Saves of the platform itself keep the person. */
export const lastEditorField: RelationshipField = {
  name: 'lastEditor',
  label: 'Last editor',
  type: 'relationship',
  relationTo: 'users',
  // its account is nothing for visitors
  maxDepth: 0,
  admin: { hidden: true, disableListFilter: true, disableListColumn: true },
  hooks: {
    beforeDuplicate: [() => null],
    beforeChange: [({ req, value, previousValue }) => (req.user?.collection === 'users' ? req.user.id : (previousValue ?? value))],
  },
}
