import type { Block } from 'payload'
import { headingField, leadField } from '@collections/shared/location-fields'

/** Estimated number of vehicles sold this month (MISC-02, MISC-03). Requires the switch. */
export const salesCounterConfig: Block = {
  slug: 'salesCounter',
  interfaceName: 'SalesCounterBlock',
  labels: { singular: 'Sales counter', plural: 'Sales counters' },
  fields: [
    { ...headingField({ required: true, defaultValue: 'cars sold this month' }), admin: { description: 'Shown after the number.' } },
    leadField(),
  ],
}
