import type { Block } from 'payload'
import { FORM_KINDS } from '@/domain/leads/form/form-kinds'

const LABELS: Record<(typeof FORM_KINDS)[number], string> = {
  enquiry: 'Enquiry',
  contact: 'Contact (general enquiry)',
  'test-drive': 'Test drive',
  'photo-request': 'Photo request',
  finance: 'Finance',
  careers: 'Careers',
  service: 'Service booking',
  parts: 'Parts',
  subscription: 'Subscription',
}

/** A form whose leads go to this site's inbox (LEAD-21, LEAD-25, LEAD-28). The site's switches decide its fields. */
export const formConfig: Block = {
  slug: 'form',
  interfaceName: 'FormBlock',
  labels: { singular: 'Form', plural: 'Forms' },
  fields: [
    {
      name: 'kind',
      label: 'Form',
      type: 'select',
      required: true,
      defaultValue: 'contact',
      options: FORM_KINDS.map((value) => ({ value, label: LABELS[value] })),
    },
    { name: 'heading', type: 'text', maxLength: 80 },
    { name: 'text', type: 'textarea', maxLength: 300 },
    {
      name: 'inSteps',
      label: 'In steps',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'One part at a time. Forms of sites with the switch Enquiry in steps always are.' },
    },
  ],
}
