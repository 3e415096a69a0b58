import type { FieldOption } from '@/domain/leads/form/form-field'
import { FORM_FACTS, type FormKind } from '@/domain/leads/form/form-kinds'
import { type FormSettings, type LeadForm, resolveLeadForm } from '@/domain/leads/form/lead-form'
import type { Tenant } from '@/domain/tenant/tenant'

/** What a form needs to know of its site, small enough to travel to the browser. */
export type FormSite = {
  name: string
  timeZone: string
  settings: FormSettings
  locations: readonly FieldOption[]
  dealerships: readonly FieldOption[]
}

type Places = Pick<FormSite, 'locations' | 'dealerships'>

/** A site as its forms know it. */
export function toFormSite({ name, timeZone, switches }: Tenant, places: Places = { locations: [], dealerships: [] }): FormSite {
  const settings: FormSettings = {
    enquiryMessageRequired: switches.enquiryMessageRequired,
    dealershipSelectRemoved: switches.dealershipSelectRemoved,
    enquiryRegoField: switches.enquiryRegoField,
    termsAgreementRequired: switches.termsAgreementRequired,
    multiStepLeadForm: switches.multiStepLeadForm,
    testDriveTermsField: switches.testDriveTermsField,
  }
  return { name, timeZone, settings, ...places }
}

/**
 * Which form, and of what: `carDealership` is the slug of the dealership that sells the car, `inSteps` a page's own wish for finance in steps; `models` are
 * suggested where a car is named.
 */
export type FormChoice = {
  kind: FormKind
  carSlug: string | null
  carDealership?: string | null
  inSteps?: boolean
  models?: readonly string[]
}

/** The form itself, the same in the browser and on the server. */
export function toLeadForm({ settings, locations, dealerships }: FormSite, { carSlug, ...choice }: FormChoice): LeadForm {
  return resolveLeadForm(settings, { ...choice, isAboutCar: carSlug !== null, locations, dealerships })
}

/** The title of a form that stands by itself. */
export function titleForm(kind: FormKind): string {
  return FORM_FACTS[kind].title
}
