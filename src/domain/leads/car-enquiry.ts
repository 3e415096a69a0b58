import { type EnquirySettings, type EnquiryShape, resolveEnquiryShape } from './enquiry-fields'

/** What an enquiry from a car's page is filed under; it is no general one, so the form asks for no category (LEAD-08). */
export const CAR_ENQUIRY_CATEGORY = 'Sales'

/** The fields of the enquiry form on a car's page: the car settles place and dealership (LEAD-07 to LEAD-12). */
export function carEnquiryShape(settings: EnquirySettings): EnquiryShape {
  return resolveEnquiryShape(settings, {
    event: 0,
    category: CAR_ENQUIRY_CATEGORY,
    visibleLocationCount: 1,
    dealershipCount: 1,
    isAboutCar: true,
  })
}
