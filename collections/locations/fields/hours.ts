import type { ArrayField } from 'payload'
import { rowLabel } from '../../shared/row-label'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

const time = (name: string, label: string) => ({
  name,
  label,
  type: 'text' as const,
  validate: (value: string | null | undefined) => !value || TIME.test(value) || 'Write the time as 08:30 or 17:00.',
})

/** The week's hours (LOC-09); a close before the open runs past midnight. */
export function openingHoursField(): ArrayField {
  return {
    name: 'opening_hours',
    label: 'Opening hours',
    type: 'array',
    labels: { singular: 'Day', plural: 'Days' },
    maxRows: 14,
    admin: {
      components: rowLabel('day', 'Day'),
      description: 'One row a day. Hours that close past midnight, such as 18:00 to 02:00, are kept as they are.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'weekday', type: 'select', required: true, options: WEEKDAYS.map((label, day) => ({ label, value: String(day) })) },
          { name: 'status', type: 'select', required: true, defaultValue: 'Open', options: ['Open', 'Closed'] },
          time('open', 'Opens'),
          time('close', 'Closes'),
          {
            name: 'formated_hours',
            label: 'In words',
            type: 'text',
            admin: { description: 'Such as “8.30 am to 5 pm”. Empty: made from the times.' },
          },
        ],
      },
    ],
  }
}

/** Days on which other hours hold (LOC-12). */
export function specialHoursField(): ArrayField {
  return {
    name: 'special_hours',
    label: 'Holidays and other days',
    type: 'array',
    labels: { singular: 'Day', plural: 'Days' },
    maxRows: 60,
    admin: { components: rowLabel('date', 'Day') },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'date',
            type: 'text',
            required: true,
            admin: { placeholder: '2026-12-25' },
            validate: (value: string | null | undefined) => /^\d{4}-\d{2}-\d{2}$/.test(value ?? '') || 'Write the date as 2026-12-25.',
          },
          { name: 'status', type: 'select', required: true, defaultValue: 'Closed', options: ['Open', 'Closed'] },
          time('start_hour', 'Opens'),
          time('end_hour', 'Closes'),
          { name: 'label', label: 'What day it is', type: 'text', admin: { placeholder: 'Christmas Day' } },
        ],
      },
    ],
  }
}
