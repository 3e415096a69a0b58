import type { FieldOption } from '@/domain/leads/form/form-field'
import { FORM_FACTS, type FormKind } from '@/domain/leads/form/form-kinds'
import { type FormSettings, type LeadForm, resolveLeadForm } from '@/domain/leads/form/lead-form'
import type { Tenant } from '@/domain/tenant/tenant'

/** The site data that forms need, small enough to send to the browser. */
export type FormSite = {
  name: string
  timeZone: string
  settings: FormSettings
  locations: readonly FieldOption[]
  dealerships: readonly FieldOption[]
}

type Places = Pick<FormSite, 'locations' | 'dealerships'>

/** Picks the site data that forms need. */
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
 * Selects a form and its subject. `carDealership` is the slug of the selling dealership; `inSteps` lets a page ask for the finance form in
 * steps; `models` are suggestions for naming a vehicle.
 */
export type FormChoice = {
  kind: FormKind
  carSlug: string | null
  carDealership?: string | null
  inSteps?: boolean
  models?: readonly string[]
}

/** Builds the form's data, the same in the browser and on the server. */
export function toLeadForm({ settings, locations, dealerships }: FormSite, { carSlug, ...choice }: FormChoice): LeadForm {
  return resolveLeadForm(settings, { ...choice, isAboutCar: carSlug !== null, locations, dealerships })
}

/** Returns the title of a standalone form. */
export function titleForm(kind: FormKind): string {
  return FORM_FACTS[kind].title
}
