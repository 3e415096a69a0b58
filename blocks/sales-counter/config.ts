import type { Block } from 'payload'
import { headingField, leadField } from '@collections/shared/places'

/** How many cars were sold this month, by estimate (MISC-02, MISC-03); only where the switch is on. */
export const salesCounterConfig: Block = {
  slug: 'salesCounter',
  interfaceName: 'SalesCounterBlock',
  labels: { singular: 'Sales counter', plural: 'Sales counters' },
  fields: [
    { ...headingField({ required: true, defaultValue: 'cars sold this month' }), admin: { description: 'Stands behind the number.' } },
    leadField(),
  ],
}
