import { ODOMETER_QUICK_PICKS } from '@/domain/numbers/kilometres'

/** One entry of a choice; `value` is what is sent. */
export type FieldOption = { value: string; label: string }

type Shared = {
  /** Its key in the submission. A key that ends in ' (check_option)' joins the list of additional services when it is set (LEAD-14). */
  name: string
  label: string
  isRequired: boolean
  /** Another answer of the form decides whether it is needed: it is marked neither as optional nor as required. */
  isConditional?: boolean
  hint?: string
  /** Takes the whole width of the form. */
  isWide?: boolean
  autoComplete?: string
}

/**
 * A field of a form as data: what draws it and what checks it both read this and nothing else. The types of LEAD-04 are 'string', 'postcode',
 * 'phone' and 'email'; the others are what the forms hold besides contact details. An amount is in whole dollars, a moment is local time of
 * the tenant ('2026-11-25T11:00'), a number is whole, a distance is in whole kilometres; suggestions and picks are offered and not insisted on.
 */
export type FormField = Shared &
  (
    | { type: 'string'; maxLength: number; suggestions?: readonly string[] }
    | { type: 'postcode' }
    | { type: 'phone' }
    | { type: 'email' }
    | { type: 'text'; maxLength: number }
    | { type: 'choice'; options: readonly FieldOption[]; prompt: string | null; problem: string; initial: string }
    | { type: 'amount'; max: number }
    | { type: 'number'; min: number; max: number }
    | { type: 'distance'; max: number; picks: readonly number[] }
    /** `hasAppointments`: the bookable times of the place are offered for it (API-20). */
    | { type: 'moment'; hasAppointments?: boolean }
    | { type: 'check'; initial: boolean; problem: string | null }
    | { type: 'hidden'; value: string }
  )

/** What one field holds once it is checked; undefined for a field left empty. */
export type FormValue = string | number | boolean | undefined
export type FormValues = Record<string, FormValue>

/** A question with answers to choose from, one of which it needs. */
export function mustChoose(name: string, label: string, options: readonly FieldOption[]): FormField {
  const problem = `Please choose an answer for ${label}.`
  return { type: 'choice', name, label, isRequired: true, prompt: 'Please choose', problem, initial: '', options, isWide: true }
}

/** How far a car has run (MISC-10). */
export function odometer(name: string, isRequired: boolean): FormField {
  return { type: 'distance', name, label: 'Odometer', isRequired, max: 999_999, picks: ODOMETER_QUICK_PICKS, hint: 'Kilometres' }
}

const CHECK_OPTION = / ?\(check_option\)$/

/** A box among the additional services of a form (LEAD-14). */
export function checkOption(service: string): FormField {
  return {
    type: 'check',
    name: `${service} (check_option)`,
    label: service,
    isRequired: false,
    initial: false,
    problem: null,
    isWide: true,
  }
}

/** The keys marked '(check_option)' that are set, without their mark (LEAD-14). */
export function listAdditionalServices(values: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(values).flatMap(([key, value]) => (CHECK_OPTION.test(key) && value === true ? [key.replace(CHECK_OPTION, '')] : []))
}

/** Whether a key names an additional service. */
export function isCheckOption(name: string): boolean {
  return CHECK_OPTION.test(name)
}

/** The id of a field's control, to which the list of errors links: letters, digits and hyphens of its name behind those of the form. */
export function toFieldId(formId: string, name: string): string {
  return `${formId}-${name
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/-$/, '')}`
}
