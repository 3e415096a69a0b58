/** Kinds of forms on pages (LEAD-07, LEAD-21, LEAD-24, LEAD-25, LEAD-28, LOOK-09). Trade-ins have several pages of their own. */
export const FORM_KINDS = [
  'enquiry',
  'contact',
  'test-drive',
  'photo-request',
  'finance',
  'careers',
  'service',
  'parts',
  'subscription',
] as const
export type FormKind = (typeof FORM_KINDS)[number]

/** Sources of a lead: a form, or a journey of several pages (TRD-04, BUY-03). */
export const LEAD_KINDS = [...FORM_KINDS, 'trade-in', 'reservation'] as const
export type LeadKind = (typeof LEAD_KINDS)[number]

/** Defaults of a kind of form. `event` is the analytics event, null for none. */
export type FormFacts = {
  title: string
  /** Category and subcategory of its lead (LEAD-01). */
  category: string
  subcategory: string | null
  event: number | null
  submitLabel: string
}

export const FORM_FACTS: Record<FormKind, FormFacts> = {
  enquiry: { title: 'Enquire Now', category: 'Sales', subcategory: 'Vehicle Enquiry', event: null, submitLabel: 'Send enquiry' },
  // EVT-09
  contact: { title: 'Contact us', category: 'General Enquiry', subcategory: null, event: 22, submitLabel: 'Send enquiry' },
  'test-drive': {
    title: 'Book a test drive',
    category: 'Sales',
    subcategory: 'Test Drive',
    event: null,
    submitLabel: 'Request test drive',
  },
  'photo-request': { title: 'Request Photos', category: 'Sales', subcategory: 'Photo Request', event: null, submitLabel: 'Request photos' },
  // EVT-03
  finance: { title: 'Finance enquiry', category: 'Finance', subcategory: 'Finance Enquiry', event: 9, submitLabel: 'Send finance enquiry' },
  // EVT-13
  careers: { title: 'Join us', category: 'Careers Enquiry', subcategory: null, event: 51, submitLabel: 'Send application' },
  service: { title: 'Book a Service', category: 'Service', subcategory: 'Service Booking', event: null, submitLabel: 'Request booking' },
  parts: { title: 'Parts enquiry', category: 'Parts', subcategory: 'Parts Enquiry', event: null, submitLabel: 'Send enquiry' },
  subscription: {
    title: 'Start a subscription',
    category: 'Sales',
    subcategory: 'Subscription',
    event: null,
    submitLabel: 'Request subscription',
  },
}

/** Reads a form kind; null if unknown. */
export function toFormKind(value: unknown): FormKind | null {
  return FORM_KINDS.find((kind) => kind === value) ?? null
}

/** Reads a lead kind; null if unknown. */
export function toLeadKind(value: unknown): LeadKind | null {
  return LEAD_KINDS.find((kind) => kind === value) ?? null
}

/**
 * The analytics event of a test drive (LEAD-22): 17 for a car tagged 'Test Drive Only' (EVT-06); else 17 for new and 48 for used cars if
 * the tenant has its own events (EVT-06, EVT-07), 14 and 15 otherwise (EVT-04, EVT-05). Without a car it counts as new.
 */
export function testDriveEvent(car: { carType: string; tag: string | null } | null, hasOwnEvents: boolean): 14 | 15 | 17 | 48 {
  if (car?.tag === 'Test Drive Only') return 17
  const isUsed = car?.carType === 'used'
  if (hasOwnEvents) return isUsed ? 48 : 17
  return isUsed ? 15 : 14
}
