import type { ArrayField } from 'payload'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

const time = (name: string) => ({
  name,
  type: 'text' as const,
  validate: (value: string | null | undefined) => !value || TIME.test(value) || 'Write the time as 08:30 or 17:00.',
})

/** The week's hours (LOC-09); a close before the open runs past midnight. */
export function openingHoursField(): ArrayField {
  return {
    name: 'opening_hours',
    type: 'array',
    maxRows: 14,
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'weekday', type: 'select', required: true, options: WEEKDAYS.map((label, day) => ({ label, value: String(day) })) },
          { name: 'status', type: 'select', required: true, defaultValue: 'Open', options: ['Open', 'Closed'] },
          time('open'),
          time('close'),
          { name: 'formated_hours', type: 'text', admin: { description: 'As it shall be read; empty: made from the times.' } },
        ],
      },
    ],
  }
}

/** Days on which other hours hold (LOC-12). */
export function specialHoursField(): ArrayField {
  return {
    name: 'special_hours',
    type: 'array',
    maxRows: 60,
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'date',
            type: 'text',
            required: true,
            validate: (value: string | null | undefined) => /^\d{4}-\d{2}-\d{2}$/.test(value ?? '') || 'Write the date as 2026-12-25.',
          },
          { name: 'status', type: 'select', required: true, defaultValue: 'Closed', options: ['Open', 'Closed'] },
          time('start_hour'),
          time('end_hour'),
          { name: 'label', type: 'text', admin: { description: 'Christmas Day' } },
        ],
      },
    ],
  }
}
