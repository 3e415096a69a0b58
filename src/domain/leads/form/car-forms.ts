import type { FormKind } from './form-kinds'
import { FIND_SIMILAR_LABEL } from './enquiry-fields'

/** Forms in a dialog of a car's page, by the hash of the links that open them (VDP-26, LEAD-27). */
export const CAR_FORM_HASHES = {
  '#enquire': 'enquiry',
  '#test-drive': 'test-drive',
  '#request-photos': 'photo-request',
  '#finance-enquiry': 'finance',
  '#subscribe': 'subscription',
} as const satisfies Record<string, FormKind>

/** The form that a hash opens; null for any other hash. */
export function kindOfHash(hash: string): FormKind | null {
  return Object.entries(CAR_FORM_HASHES).find(([known]) => known === hash)?.[1] ?? null
}

/** Title of an enquiry about a car: the label of its button (VDP-26, LEAD-27). */
export function titleCarEnquiry(isSold: boolean): string {
  return isSold ? FIND_SIMILAR_LABEL : 'Enquire Now'
}
