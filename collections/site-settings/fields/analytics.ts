import type { Field } from 'payload'
import { isMeasurementId } from '@/domain/analytics/measurement'

/** The site's analytics, and whether it asks for consent. */
export const analyticsFields: Field[] = [
  {
    name: 'gaMeasurementId',
    label: 'Google Analytics',
    type: 'text',
    admin: { placeholder: 'G-XXXXXXXXXX', description: 'The measurement id of the site’s own stream. Empty: no Google Analytics.' },
    validate: (value: string | null | undefined) =>
      !value || isMeasurementId(value) || 'A measurement id begins with G- and goes on in capitals and digits, such as G-4K2M9X7Q1B.',
  },
  {
    name: 'asksConsent',
    label: 'Ask visitors before measuring anything',
    type: 'checkbox',
    defaultValue: false,
    admin: { description: 'A bar asks once. No events are sent, here or to Google, until the visitor agrees.' },
  },
]
