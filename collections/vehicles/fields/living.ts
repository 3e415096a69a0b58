import type { Condition, Field, FieldHook, GroupField, TextField } from 'payload'
import { readAxles, readKilograms, readMillimetres, readSleeps, ROAD_LABELS, ROAD_TYPES } from '@/domain/vehicle/caravan'
import { findKind, toVehicleKind } from '@/domain/vehicle/kinds/kinds'

const livingOf = (data: unknown) => {
  const kind = typeof data === 'object' && data !== null && 'item_type' in data ? data.item_type : null
  return findKind(toVehicleKind(typeof kind === 'string' ? kind : null)).living
}
const hasLiving: Condition = (data) => livingOf(data) !== null
const isTowed: Condition = (data) => livingOf(data) === 'towed'

type Read = (text: string) => number | null

/** Stores a figure in the field's own unit. Feeds and people write it in others, such as '6.1 m'. An unreadable text stays, and is refused. */
function writeFigure(read: Read): FieldHook {
  return ({ value }) => {
    if (typeof value !== 'string') return value
    if (value.trim() === '') return null
    const figure = read(value)
    return figure === null ? value : String(figure)
  }
}

/** A text column from before the figures were checked (CAR-03), which holds a whole number since (KIND-03). */
function figure(name: string, read: Read, [label, description, example]: [string, string, string]): TextField {
  return {
    name,
    label,
    type: 'text',
    hooks: { beforeValidate: [writeFigure(read)] },
    validate: (value: unknown) =>
      typeof value !== 'string' || value.trim() === '' || read(value) !== null || `Give ${label.toLowerCase()} as ${example}.`,
    admin: { description },
  }
}

const length = (name: string, label: string) =>
  figure(name, readMillimetres, [label, 'Millimetres. You can also type 6.1 m or 20 ft.', 'millimetres, such as 6100'])
const mass = (name: string, label: string, meaning: string) => figure(name, readKilograms, [label, meaning, 'kilograms, such as 2500'])

/** A motorhome has a gross vehicle mass instead, among the details of its variant. */
const onlyTowed = (field: TextField): TextField => ({ ...field, admin: { ...field.admin, condition: isTowed } })

const layout: Field[] = [
  { name: 'bunks', type: 'checkbox', admin: { description: 'It has bunk beds.' } },
  { name: 'island_bed', type: 'checkbox', admin: { description: 'The main bed has space on both sides.' } },
  { name: 'ensuite', type: 'checkbox', admin: { description: 'It has a toilet and a shower.' } },
]

/** The facts of caravans and motorhomes, which other kinds do not show (CAR-03, KIND-03). */
export const livingFields: GroupField = {
  name: 'specifications',
  label: 'Living space and masses',
  type: 'group',
  admin: {
    condition: hasLiving,
    description:
      'The payload on the website is the mass limit without the tare: the ATM of a caravan, the gross vehicle mass of a motorhome.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        figure('sleeps', readSleeps, ['Sleeps', 'How many people can sleep in it.', 'a number, such as 4']),
        length('body_length', 'Body length'),
        length('body_width', 'Body width'),
      ],
    },
    {
      type: 'row',
      fields: [
        mass('tare_weight', 'Tare', 'Kilograms, empty, from its plate.'),
        onlyTowed(mass('aggregate_trailer_mass', 'ATM', 'Kilograms, loaded and unhitched, from its plate.')),
        {
          name: 'ball_weight',
          type: 'number',
          min: 0,
          max: 1_000,
          admin: { description: 'Kilograms on the tow ball when it is empty.', condition: isTowed },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        figure('axle_type', readAxles, ['Axles', 'How many axles carry it. You can also type Tandem.', 'a number from 1 to 4']),
        {
          name: 'road_type',
          type: 'select',
          options: ROAD_TYPES.map((value) => ({ value, label: ROAD_LABELS[value] })),
          admin: { description: 'The roads it is built for.' },
        },
      ],
    },
    { type: 'row', fields: layout },
  ],
}
