import type { DateField, DateFieldValidation, RowField } from 'payload'

const moment = (name: string, label: string, description: string): DateField => ({
  name,
  label,
  type: 'date',
  index: true,
  admin: { width: '50%', description },
})

const endsAfterItStarts: DateFieldValidation = (value, { siblingData }) => {
  const start = typeof siblingData === 'object' && siblingData !== null && 'start' in siblingData ? siblingData.start : null
  if (!value || typeof start !== 'string') return true
  return new Date(value).getTime() > new Date(start).getTime() || 'The expiry must be after the start.'
}

/** Start (inclusive) and expiry (exclusive) of scheduled content. An empty field means no limit (CMS-10). */
export function windowFields(): RowField {
  return {
    type: 'row',
    fields: [
      moment('start', 'Start', 'Shown from this time on. Empty: immediately.'),
      { ...moment('expiry', 'Expiry', 'Hidden from this time on. Empty: until taken down.'), validate: endsAfterItStarts },
    ],
  }
}
