import type { CheckboxField, DateField, DateFieldValidation, RowField } from 'payload'
import { isRecord } from '@/domain/json/is-record'

const moment = (name: string, label: string, description: string, index = true): DateField => ({
  name,
  label,
  type: 'date',
  index,
  admin: { width: '50%', description },
})

/** Refuses an end that is not after the start in the field of that name. */
const endsAfter =
  (startName: string, message: string): DateFieldValidation =>
  (value, { siblingData }) => {
    const start = isRecord(siblingData) ? siblingData[startName] : null
    if (!value || typeof start !== 'string') return true
    return new Date(value).getTime() > new Date(start).getTime() || message
  }

/** Start (inclusive) and expiry (exclusive) of scheduled content. An empty field means no limit (CMS-10). */
export function windowFields(): RowField {
  return {
    type: 'row',
    fields: [
      moment('start', 'Start', 'Shown from this time on. Empty: immediately.'),
      {
        ...moment('expiry', 'Expiry', 'Hidden from this time on. Empty: until taken down.'),
        validate: endsAfter('start', 'The expiry must be after the start.'),
      },
    ],
  }
}

/**
 * A start and an end of a page or a block (EDT-21). Both are behind a tick, so that a form of many blocks doesn't show two dates for each.
 * @param what What is scheduled, such as 'block'.
 */
export function scheduleFields(what: 'page' | 'block'): [CheckboxField, RowField] {
  return [
    {
      name: 'isTimed',
      label: `Show this ${what} for a time only`,
      type: 'checkbox',
      defaultValue: false,
      admin: { description: what === 'page' ? 'Outside of this time the address answers as if the page were not published.' : undefined },
    },
    {
      type: 'row',
      admin: { condition: (_, siblings) => siblings?.isTimed === true },
      fields: [
        moment('showFrom', 'From', 'Shown from this time on. Empty: immediately.', false),
        {
          ...moment('showUntil', 'Until', 'Not shown from this time on. Empty: until taken down.', false),
          validate: endsAfter('showFrom', 'The end must be after the start.'),
        },
      ],
    },
  ]
}
