import type { RelationshipField, SelectField, TextareaField, TextField } from 'payload'

/** A location of this site; empty means the location that the page is about. */
export function locationField(description = 'Empty: the location that the page is about, else the first one.'): RelationshipField {
  return { name: 'location', type: 'relationship', relationTo: 'locations', admin: { description } }
}

/** The type of locations that a block lists. */
export function locationTypeField(): SelectField {
  return {
    name: 'placeType',
    label: 'Places',
    type: 'select',
    required: true,
    defaultValue: 'all',
    options: [
      { label: 'All', value: 'all' },
      { label: 'Showrooms', value: 'sales' },
      { label: 'Workshops', value: 'service' },
      { label: 'Parts counters', value: 'parts' },
    ],
  }
}

/** Heading of a section; required unless the block has a default one. */
export function headingField(overrides: { required?: boolean; defaultValue?: string } = {}): TextField {
  return { name: 'heading', type: 'text', maxLength: 80, required: overrides.required ?? false, defaultValue: overrides.defaultValue }
}

/** A line or two below the heading. */
export function leadField(): TextareaField {
  return { name: 'text', type: 'textarea', maxLength: 240 }
}
