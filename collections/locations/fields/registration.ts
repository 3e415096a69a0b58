import type { Field } from 'payload'

/** A location's licences and its Google place id. */
export const registrationFields: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'dealer_license_number', label: 'Dealer licence', type: 'text' },
      { name: 'motor_vehicle_repairer', label: 'Repairer licence', type: 'text' },
    ],
  },
  {
    name: 'store_code',
    label: 'Google store code',
    type: 'text',
    maxLength: 64,
    admin: { description: 'Exactly as in your Google Business Profile. Google vehicle ads need it.' },
  },
]
