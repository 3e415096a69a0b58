import { MARKETING_LABEL, TERMS_LABEL, TERMS_PROBLEM } from './consent'
import {
  DEALERSHIP_PROMPT,
  DEFAULT_CATEGORY,
  ENQUIRY_CATEGORIES,
  type EnquirySettings,
  FIELD_LABELS,
  resolveEnquiryShape,
} from './enquiry-fields'
import { amount, checkOption, choice, type FieldOption, type FormField, line, odometer } from './form-field'
import { FORM_FACTS, type FormFacts, type FormKind } from './form-kinds'

/** Switches that affect forms. */
export type FormSettings = EnquirySettings & { termsAgreementRequired: boolean; multiStepLeadForm: boolean; testDriveTermsField: boolean }

/**
 * Context of a form: the tenant's locations and dealerships, and whether it is about a car, which determines the location and preselects
 * its dealership.
 */
export type FormContext = {
  kind: FormKind
  isAboutCar: boolean
  /** Visible locations, by id. */
  locations: readonly FieldOption[]
  /** Dealerships by slug. */
  dealerships: readonly FieldOption[]
  /** Slug of the car's dealership, preselected (LEAD-10). */
  carDealership?: string | null
  /** Shows finance in steps regardless of the switch. */
  inSteps?: boolean
  /** Suggested models for the vehicle field. */
  models?: readonly string[]
}

export type FormStep = { title: string; fields: readonly FormField[] }
/** A form as data: its steps with fields, and the defaults of its lead. */
export type LeadForm = FormFacts & { kind: FormKind; steps: readonly FormStep[]; isMultiStep: boolean }

/** Fixed text of a photo request (LEAD-24). */
export const PHOTO_REQUEST = 'Please send photos for this car'

const NAME_LENGTH = 80
const MESSAGE_LENGTH = 5000

/** The shared contact fields (LEAD-03), required as in LEAD-06. */
export const CONTACT_FIELDS: readonly FormField[] = [
  { type: 'string', name: 'name', label: FIELD_LABELS.name, isRequired: true, maxLength: NAME_LENGTH, autoComplete: 'given-name' },
  {
    type: 'string',
    name: 'last_name',
    label: FIELD_LABELS.last_name,
    isRequired: true,
    maxLength: NAME_LENGTH,
    autoComplete: 'family-name',
  },
  { type: 'phone', name: 'phone', label: FIELD_LABELS.phone, isRequired: true, autoComplete: 'tel' },
  { type: 'postcode', name: 'postcode', label: FIELD_LABELS.postcode, isRequired: true, autoComplete: 'postal-code' },
  { type: 'email', name: 'email', label: FIELD_LABELS.email, isRequired: true, autoComplete: 'email', isWide: true },
]

const OPT_IN: FormField = {
  type: 'check',
  name: 'opt_in',
  label: MARKETING_LABEL,
  isRequired: false,
  initial: true,
  problem: null,
  isWide: true,
}

/** Contact fields and consent to offers, used by checkout and trade-in (LEAD-03, LEAD-11). */
export const PERSON_FIELDS: readonly FormField[] = [...CONTACT_FIELDS, OPT_IN]

function messageField(isRequired: boolean): FormField {
  return { type: 'text', name: 'message', label: FIELD_LABELS.message, isRequired, maxLength: MESSAGE_LENGTH, isWide: true }
}

const CATEGORY: FormField = {
  type: 'choice',
  name: 'category',
  label: FIELD_LABELS.category,
  isRequired: true,
  options: ENQUIRY_CATEGORIES.map((value) => ({ value, label: value })),
  prompt: null,
  problem: `Please select a ${FIELD_LABELS.category}.`,
  initial: DEFAULT_CATEGORY,
  isWide: true,
}

/** Category, dealership and location, as far as the form has them (LEAD-08 to LEAD-10). */
function locationFields(settings: FormSettings, { isAboutCar, locations, dealerships, carDealership, kind }: FormContext): FormField[] {
  const { event, category } = FORM_FACTS[kind]
  const shape = resolveEnquiryShape(settings, {
    event: event ?? 0,
    category,
    visibleLocationCount: locations.length,
    dealershipCount: dealerships.length,
    isAboutCar,
  })
  const fields: FormField[] = shape.hasCategory ? [CATEGORY] : []
  if (shape.hasDealership)
    fields.push({
      type: 'choice',
      name: 'dealership_slug',
      label: FIELD_LABELS.dealership_slug,
      isRequired: true,
      options: dealerships,
      prompt: DEALERSHIP_PROMPT,
      problem: DEALERSHIP_PROMPT,
      initial: dealerships.find(({ value }) => value === carDealership)?.value ?? '',
      isWide: true,
    })
  if (shape.hasLocation)
    fields.push({
      type: 'choice',
      name: 'location_id',
      label: FIELD_LABELS.location_id,
      isRequired: true,
      options: locations,
      prompt: 'Please select',
      problem: `Please select a ${FIELD_LABELS.location_id}.`,
      initial: '',
      isWide: true,
    })
  return fields
}

function termsField(settings: FormSettings): FormField {
  const isRequired = settings.termsAgreementRequired
  return { type: 'check', name: 'terms', label: TERMS_LABEL, isRequired, initial: false, problem: TERMS_PROBLEM, isWide: true }
}

const WHICH_CAR = {
  ...{ type: 'string', name: 'vehicle_interest', label: 'Vehicle', hint: 'Model or stock number' },
  ...{ isRequired: false, isWide: true, maxLength: 120 },
} satisfies FormField

/** When a subscription starts and how long it should last (LOOK-09). */
const SUBSCRIPTION_FIELDS: readonly FormField[] = [
  choice(
    'start',
    'Start',
    ['As soon as possible', 'Within two weeks', 'Within a month', 'Later'],
    'Please select when you’d like to start.',
  ),
  choice('months', 'Length', ['Up to 3 months', '3 to 6 months', '6 to 12 months', 'Longer'], 'Please select how long you’d like the car.'),
]

/** The steps of a form, without the contact details, which come last. */
function ownSteps(settings: FormSettings, place: FormContext): FormStep[] {
  const where = locationFields(settings, place)
  const which: FormField[] = place.isAboutCar ? [] : [{ ...WHICH_CAR, suggestions: place.models }]
  const rego: FormField[] = settings.enquiryRegoField
    ? [{ type: 'string', name: 'rego', label: FIELD_LABELS.rego, isRequired: false, maxLength: 10, isWide: true }]
    : []
  const message = messageField(settings.enquiryMessageRequired)
  const booking = { type: 'moment' as const, name: 'booking_at', label: 'Date and time', isRequired: false, isWide: true }
  switch (place.kind) {
    case 'enquiry':
    case 'contact':
      return [{ title: 'Your enquiry', fields: [...where, ...rego, message] }]
    case 'test-drive':
      return [
        {
          title: 'When and where',
          fields: [...which, ...where, { ...booking, hasAppointments: true }, checkOption('Bring the car to me'), messageField(false)],
        },
      ]
    case 'photo-request':
      // No dealership select (LEAD-10): the car's dealership takes the photos.
      return [
        {
          title: 'Your request',
          fields: [
            { type: 'hidden', name: 'request', label: 'Request', isRequired: false, value: PHOTO_REQUEST },
            ...which,
            messageField(false),
          ],
        },
      ]
    case 'finance':
      return financeSteps([...which, ...where])
    case 'careers':
      return [{ title: 'The position', fields: [...where, line('position', 'Position', true, { isWide: true }), messageField(true)] }]
    case 'service':
      return serviceSteps(where, booking)
    case 'parts':
      return partsSteps(where)
    case 'subscription':
      return [{ title: 'Your subscription', fields: [...which, ...where, ...SUBSCRIPTION_FIELDS, messageField(false)] }]
  }
}

function serviceSteps(where: readonly FormField[], booking: FormField): FormStep[] {
  return [
    {
      title: 'Your vehicle',
      fields: [
        line('service_vehicle', 'Vehicle', true, { hint: 'Make, model and year', isWide: true }),
        line('service_rego', 'Registration', false, { maxLength: 10 }),
        odometer('service_km', false),
      ],
    },
    {
      title: 'The booking',
      fields: [
        ...where,
        booking,
        checkOption('Loan car'),
        checkOption('Pick-up and delivery'),
        checkOption('Wash and vacuum'),
        messageField(false),
      ],
    },
  ]
}

function partsSteps(where: readonly FormField[]): FormStep[] {
  return [
    {
      title: 'What you need',
      fields: [
        ...where,
        line('parts_vehicle', 'Vehicle', true, { hint: 'Make, model and year, or the VIN', isWide: true }),
        line('part', 'Part or accessory', true, { isWide: true }),
        checkOption('Fit it for me'),
        messageField(false),
      ],
    },
  ]
}

function financeSteps(where: readonly FormField[]): FormStep[] {
  return [
    {
      title: 'The loan',
      fields: [
        ...where,
        amount('vehiclePriceBudget', 'Vehicle price', true),
        amount('deposit', 'Deposit', false),
        choice('term', 'Term', ['1 year', '2 years', '3 years', '4 years', '5 years', '6 years', '7 years'], 'Please select a Term.'),
        choice('purpose', 'Use', ['Personal', 'Business'], 'Please select what the car is used for.'),
      ],
    },
    {
      title: 'Your situation',
      fields: [
        choice('employment', 'Employment', ['Full time', 'Part time', 'Casual', 'Self-employed', 'Retired', 'Other']),
        choice('residence', 'Home', ['Own', 'Mortgage', 'Rent', 'Boarding', 'With family'], 'Please select how you live.'),
        amount('income', 'Monthly income after tax', false),
        messageField(false),
      ],
    },
  ]
}

function hasTerms(settings: FormSettings, kind: FormKind): boolean {
  return kind === 'finance' || (kind === 'test-drive' && settings.testDriveTermsField)
}

/**
 * Builds a form from a tenant's switches, locations and dealerships (LEAD-03 to LEAD-13, LEAD-18, LEAD-22 to LEAD-25, LOOK-09). It has steps if
 * the switch or the page asks for them, else a single step.
 */
export function resolveLeadForm(settings: FormSettings, place: FormContext): LeadForm {
  const terms = hasTerms(settings, place.kind) ? [termsField(settings)] : []
  const own = ownSteps(settings, place)
  const details: FormStep = { title: 'Your details', fields: [...CONTACT_FIELDS, ...terms, OPT_IN] }
  const isMultiStep = settings.multiStepLeadForm || place.inSteps === true
  const steps = isMultiStep ? [...own, details] : [toOneStep(place.kind, own, details)]
  return { ...FORM_FACTS[place.kind], kind: place.kind, steps, isMultiStep }
}

/** In a single step, an enquiry starts with the contact details. Bookings and applications come before them. */
function toOneStep(kind: FormKind, own: readonly FormStep[], details: FormStep): FormStep {
  const asked = own.flatMap(({ fields }) => fields)
  if (kind !== 'enquiry' && kind !== 'photo-request') return { title: details.title, fields: [...asked, ...details.fields] }
  const consents = details.fields.filter(({ name }) => name === 'opt_in' || name === 'terms')
  return { title: details.title, fields: [...CONTACT_FIELDS, ...asked, ...consents] }
}

/** All fields of a form in order. */
export function listFields({ steps }: Pick<LeadForm, 'steps'>): FormField[] {
  return steps.flatMap(({ fields }) => fields)
}
