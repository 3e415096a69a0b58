/** The event of a general enquiry (EVT-09). */
export const GENERAL_ENQUIRY_EVENT = 22

export const DEFAULT_CATEGORY = 'General Enquiry'

/** Categories of an enquiry (LEAD-08, LEAD-25). */
export const ENQUIRY_CATEGORIES = [DEFAULT_CATEGORY, 'Sales', 'Service', 'Parts', 'Finance', 'Careers Enquiry'] as const

/** Label of the button to ask for a similar car (LEAD-27). */
export const FIND_SIMILAR_LABEL = 'Find Me Something Similar'

/** Field labels, also used in error messages (LEAD-03, LEAD-06, LEAD-07, LEAD-12). */
export const FIELD_LABELS = {
  name: 'First Name',
  last_name: 'Last Name',
  postcode: 'Postcode',
  phone: 'Mobile',
  email: 'Email',
  message: 'Comments',
  category: 'Category',
  location_id: 'Location',
  dealership_slug: 'Preferred Dealership',
  rego: 'Rego',
} as const

/** First entry of the dealership select, and its error without a choice (LEAD-10). */
export const DEALERSHIP_PROMPT = 'Select a Preferred Dealership'

/** Optional fields of an enquiry form. */
export type EnquiryShape = {
  isMessageRequired: boolean
  hasCategory: boolean
  hasLocation: boolean
  hasDealership: boolean
  hasRego: boolean
}

export type EnquirySettings = { enquiryMessageRequired: boolean; dealershipSelectRemoved: boolean; enquiryRegoField: boolean }

/** Context of the form: its event and preset category, the tenant's locations and dealerships, and whether it is about a car. */
export type EnquirySituation = {
  event: number
  category: string
  visibleLocationCount: number
  dealershipCount: number
  isAboutCar: boolean
}

/**
 * Decides which fields an enquiry form has: a category for general enquiries (LEAD-08), a location if there are several and no car
 * determines it (LEAD-09), a dealership if there are several (LEAD-10), a rego by switch (LEAD-12), and whether comments are required
 * (LEAD-07).
 */
export function resolveEnquiryShape(settings: EnquirySettings, situation: EnquirySituation): EnquiryShape {
  return {
    isMessageRequired: settings.enquiryMessageRequired,
    hasCategory: situation.event === GENERAL_ENQUIRY_EVENT || situation.category === DEFAULT_CATEGORY,
    hasLocation: situation.visibleLocationCount > 1 && !situation.isAboutCar,
    hasDealership: situation.dealershipCount > 1 && !settings.dealershipSelectRemoved,
    hasRego: settings.enquiryRegoField,
  }
}
