import type { ArrayField, TextFieldSingleValidation } from 'payload'
import { isIsoDate } from '@/domain/time/zone'
import { rowLabel } from '@collections/shared/row-label'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

function isWritten(row: unknown, name: string): boolean {
  const value = typeof row === 'object' && row !== null ? Object.entries(row).find(([key]) => key === name)?.[1] : null
  return typeof value === 'string' && value !== ''
}

/** A time field that requires its counterpart: opening hours need both ends. */
const time = (name: string, label: string, other: { name: string; label: string }) => {
  const validate: TextFieldSingleValidation = (value, { siblingData }) => {
    if (!value)
      return isWritten(siblingData, other.name)
        ? `Write when it ${label.toLowerCase()}, or leave out when it ${other.label.toLowerCase()}.`
        : true
    return TIME.test(value) || 'Write the time as 08:30 or 17:00.'
  }
  return { name, label, type: 'text' as const, validate }
}

const times = (opens: string, closes: string) => {
  const [open, close] = [
    { name: opens, label: 'Opens' },
    { name: closes, label: 'Closes' },
  ]
  return [time(open.name, open.label, close), time(close.name, close.label, open)]
}

/** Weekly opening hours (LOC-09). A closing time before the opening time is after midnight. */
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
          ...times('open', 'close'),
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

/** Days with different opening hours (LOC-12). */
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
            validate: (value: string | null | undefined) => isIsoDate(value ?? '') || 'Write the date of a day as 2026-12-25.',
          },
          { name: 'status', type: 'select', required: true, defaultValue: 'Closed', options: ['Open', 'Closed'] },
          ...times('start_hour', 'end_hour'),
          { name: 'label', label: 'What day it is', type: 'text', admin: { placeholder: 'Christmas Day' } },
        ],
      },
    ],
  }
}
