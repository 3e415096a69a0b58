import type { Field } from 'payload'
import { amountField } from '@collections/shared/amounts'
import { structuredField } from '@collections/shared/structured-field'
import { livingFields } from './living'

const text = (...names: string[]): Field[] => names.map((name) => ({ name, type: 'text' as const }))
const numbers = (...names: string[]): Field[] => names.map((name) => ({ name, type: 'number' as const }))

/** Body, engine and equipment (CAR-03). */
export const technicalFields: Field[] = [
  { type: 'row', fields: [amountField({ name: 'km', type: 'number' }, 'km'), ...text('colour', 'interior_colour')] },
  { type: 'row', fields: text('fuel', 'simple_fuel', 'body', 'simple_body') },
  { type: 'row', fields: text('trans', 'simple_transmission', 'drive', 'bodyconfiguration') },
  { type: 'row', fields: [...numbers('seats', 'doors', 'gearnum', 'engine_size_litres'), ...text('engine_size')] },
  structuredField(
    { name: 'standardEquipment', label: 'Features', defaultValue: [] },
    { kind: 'list', item: 'Feature', of: { kind: 'text' } },
  ),
  livingFields,
  {
    name: 'variant',
    type: 'group',
    fields: [
      { type: 'row', fields: [...text('cylinders', 'enginesize', 'induction', 'geartype'), ...numbers('enginesize_litres')] },
      { type: 'row', fields: numbers('fuelconsumptioncombined', 'fuelcapacity', 'grossvehiclemass', 'towingcapacitybraked') },
      { type: 'row', fields: numbers('vehiclelength', 'vehicleheight', 'vehiclewidth') },
      { type: 'row', fields: text('bodyconfiguration', 'torque', 'ancaprating') },
    ],
  },
]
