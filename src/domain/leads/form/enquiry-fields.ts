/** The event of a general enquiry (EVT-09). */
export const GENERAL_ENQUIRY_EVENT = 22

export const DEFAULT_CATEGORY = 'General Enquiry'

/** What an enquiry can be about (LEAD-08, LEAD-25). */
export const ENQUIRY_CATEGORIES = [DEFAULT_CATEGORY, 'Sales', 'Service', 'Parts', 'Finance', 'Careers Enquiry'] as const

/** Label of the button that opens an enquiry about something like this car (LEAD-27). */
export const FIND_SIMILAR_LABEL = 'Find Me Something Similar'

/** Labels of the fields, which their messages name (LEAD-03, LEAD-06, LEAD-07, LEAD-12). */
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

/** First entry of the dealership select, and what it says when none is chosen (LEAD-10). */
export const DEALERSHIP_PROMPT = 'Select a Preferred Dealership'

/** Which fields an enquiry form has besides the contact fields. */
export type EnquiryShape = {
  isMessageRequired: boolean
  hasCategory: boolean
  hasLocation: boolean
  hasDealership: boolean
  hasRego: boolean
}

export type EnquirySettings = { enquiryMessageRequired: boolean; dealershipSelectRemoved: boolean; enquiryRegoField: boolean }

/** Where the form stands: its event and preset category, the tenant's places, and whether it is about a car. */
export type EnquirySituation = {
  event: number
  category: string
  visibleLocationCount: number
  dealershipCount: number
  isAboutCar: boolean
}

/**
 * The fields that an enquiry form shows: a category for general enquiries (LEAD-08), a location where there is a choice and no car settles it
 * (LEAD-09), a dealership where there are several (LEAD-10), a rego by switch (LEAD-12), and whether comments are required (LEAD-07).
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
