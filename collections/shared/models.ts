import type { RelationshipField, TextField } from 'payload'

/** A model of this site. Hooks check that it belongs to the tenant. */
export function modelField(): RelationshipField {
  return {
    name: 'model',
    type: 'relationship',
    relationTo: 'models',
    admin: { description: 'Empty: the model that the page is about, else the first of the range.' },
  }
}

/** A make by its name, as vehicles have it. */
export function makeField(description: string): TextField {
  return { name: 'make', type: 'text', maxLength: 60, admin: { description } }
}
