import type { Block, Condition } from 'payload'
import { headingField, leadField } from '@collections/shared/location-fields'

const isFuel: Condition = (_, sibling) => sibling.kind === 'fuel'

/** A calculator without a vehicle: repayments, fuel or shipping (CMS-01, FIN-05, FUEL-02, DEL-01). */
export const calculatorConfig: Block = {
  slug: 'calculator',
  interfaceName: 'CalculatorBlock',
  labels: { singular: 'Calculator', plural: 'Calculators' },
  fields: [
    {
      name: 'kind',
      label: 'What it calculates',
      type: 'radio',
      required: true,
      defaultValue: 'finance',
      options: [
        { label: 'Loan repayments', value: 'finance' },
        { label: 'Fuel costs', value: 'fuel' },
        { label: 'Delivery costs, if switched on for the site', value: 'delivery' },
      ],
    },
    { ...headingField(), admin: { description: 'Empty: the name of the calculator.' } },
    leadField(),
    {
      name: 'consumption',
      label: 'Litres per 100 km',
      type: 'number',
      min: 1,
      max: 40,
      admin: { condition: isFuel, description: 'Empty: 10.' },
    },
  ],
}
