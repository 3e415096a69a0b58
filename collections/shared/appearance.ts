import type { ArrayField, RowField, SelectField, UploadField } from 'payload'
import { rowLabel } from './row-label'

/** Background tone of a block. */
export function toneField(description = 'The template chooses the exact colours.'): SelectField {
  return {
    name: 'tone',
    label: 'Background',
    type: 'select',
    required: true,
    defaultValue: 'plain',
    admin: { width: '50%', description },
    options: [
      { label: 'The page’s own', value: 'plain' },
      { label: 'Quiet tint', value: 'tint' },
      { label: 'Brand colour, light text', value: 'brand' },
    ],
  }
}

/** A picture from this site's library. Hooks check that it belongs to the tenant. */
export function pictureField(description: string): UploadField {
  return { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media', admin: { width: '50%', description } }
}

/** A picture and its kind: a photo may be cropped; a cut-out vehicle is shown whole on the template's background. */
export function pictureRow(description = 'At least 1200 px wide. Optional: without it the text takes its place.'): RowField {
  return {
    type: 'row',
    fields: [
      pictureField(description),
      {
        name: 'imageKind',
        label: 'It is a',
        type: 'select',
        required: true,
        defaultValue: 'photo',
        admin: { width: '50%', description: 'A photo fills its space and may be cropped. A cut-out car has a transparent background.' },
        options: [
          { label: 'Photo', value: 'photo' },
          { label: 'Cut-out car', value: 'cutout' },
        ],
      },
    ],
  }
}

/** Icons for a reason or a task, by their names in `src/ui/icon`. */
export function iconField(): SelectField {
  return {
    name: 'icon',
    type: 'select',
    required: true,
    defaultValue: 'check-circle',
    admin: { width: '50%', description: 'Designs without icons leave it out.' },
    options: [
      { label: 'Tick', value: 'check-circle' },
      { label: 'Price tag', value: 'tag' },
      { label: 'Dollar', value: 'dollar' },
      { label: 'Per cent', value: 'percent' },
      { label: 'Shield', value: 'shield' },
      { label: 'Seal of approval', value: 'certificate' },
      { label: 'Exchange', value: 'swap' },
      { label: 'Handshake', value: 'handshake' },
      { label: 'Spanner', value: 'wrench' },
      { label: 'Car', value: 'car' },
      { label: 'Van', value: 'van' },
      { label: 'Truck', value: 'truck' },
      { label: 'Key', value: 'key' },
      { label: 'Calendar', value: 'calendar' },
      { label: 'Clock', value: 'clock' },
      { label: 'Place', value: 'pin' },
      { label: 'Road', value: 'road' },
      { label: 'House', value: 'house' },
      { label: 'Phone', value: 'phone' },
      { label: 'Speech bubble', value: 'chat' },
      { label: 'People', value: 'users' },
      { label: 'Document', value: 'file' },
      { label: 'Gauge', value: 'gauge' },
      { label: 'Lightning', value: 'lightning' },
      { label: 'Leaf', value: 'leaf' },
      { label: 'Star', value: 'star' },
      { label: 'Heart', value: 'heart' },
    ],
  }
}

type Side = 'right' | 'left' | 'behind'
const SIDES: Record<Side, string> = { right: 'Right of the text', left: 'Left of the text', behind: 'Behind the text' }

/** Side of a picture, among those that the block supports. */
export function sideField(sides: Side[], description: string): SelectField {
  return {
    name: 'side',
    label: 'Picture position',
    type: 'select',
    required: true,
    defaultValue: 'right',
    admin: { width: '50%', description },
    options: sides.map((value) => ({ label: SIDES[value], value })),
  }
}

type Facts = {
  name: 'facts' | 'figures'
  maxRows: number
  longestValue: number
  valueHelp: string
  labelHelp: string
  description?: string
}

/** Rows of a number and its label. */
export function figuresField(description?: string): ArrayField {
  return factsField({
    name: 'figures',
    maxRows: 4,
    longestValue: 12,
    valueHelp: '"50+", "4.8" or "7 years".',
    labelHelp: 'What it counts, such as "Locations".',
    description,
  })
}

/** Rows of a value and its label. */
export function factsField({ name, maxRows, longestValue, valueHelp, labelHelp, description }: Facts): ArrayField {
  const width = '50%'
  return {
    name,
    type: 'array',
    maxRows,
    labels: name === 'facts' ? { singular: 'Fact', plural: 'Facts' } : { singular: 'Figure', plural: 'Figures' },
    admin: { description, components: rowLabel('figure', name === 'facts' ? 'Fact' : 'Figure') },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'value', type: 'text', required: true, maxLength: longestValue, admin: { width, description: valueHelp } },
          { name: 'label', type: 'text', required: true, maxLength: 60, admin: { width, description: labelHelp } },
        ],
      },
    ],
  }
}
