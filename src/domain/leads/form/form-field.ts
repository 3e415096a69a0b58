import { ODOMETER_QUICK_PICKS } from '@/domain/numbers/kilometres'

/** An option of a choice; `value` is sent. */
export type FieldOption = { value: string; label: string }

type Shared = {
  /** Key in the submission. A key that ends in ' (check_option)' adds to the additional services when it is set (LEAD-14). */
  name: string
  label: string
  isRequired: boolean
  /** Another answer decides whether it is required, so it is labelled neither optional nor required. */
  isConditional?: boolean
  hint?: string
  /** Spans the width of the form. */
  isWide?: boolean
  autoComplete?: string
}

/**
 * A form field as data, used by both the view and the validation. LEAD-04 defines 'string', 'postcode', 'phone' and 'email'. An amount is
 * in whole dollars, a moment is local time of the tenant ('2026-11-25T11:00'), a number is whole, a distance is in whole kilometres.
 * Suggestions and picks do not limit the input.
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
    /** `hasAppointments`: the location's bookable times are offered (API-20). */
    | { type: 'moment'; hasAppointments?: boolean }
    | { type: 'check'; initial: boolean; problem: string | null }
    | { type: 'hidden'; value: string }
  )

/** The value of a validated field; undefined if empty. */
export type FormValue = string | number | boolean | undefined
export type FormValues = Record<string, FormValue>

/** A required choice. */
export function mustChoose(name: string, label: string, options: readonly FieldOption[]): FormField {
  const problem = `Please choose an answer for ${label}.`
  return { type: 'choice', name, label, isRequired: true, prompt: 'Please choose', problem, initial: '', options, isWide: true }
}

/** The odometer field (MISC-10). */
export function odometer(name: string, isRequired: boolean): FormField {
  return { type: 'distance', name, label: 'Odometer', isRequired, max: 999_999, picks: ODOMETER_QUICK_PICKS, hint: 'Kilometres' }
}

const CHECK_OPTION = / ?\(check_option\)$/

/** A checkbox for an additional service (LEAD-14). */
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

/** The selected additional services (LEAD-14). */
export function listAdditionalServices(values: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(values).flatMap(([key, value]) => (CHECK_OPTION.test(key) && value === true ? [key.replace(CHECK_OPTION, '')] : []))
}

/** Whether a key belongs to an additional service (LEAD-14). */
export function isCheckOption(name: string): boolean {
  return CHECK_OPTION.test(name)
}

/** The id of a field's control, to which the list of errors links: the form's id and the field's name in letters, digits and hyphens. */
export function toFieldId(formId: string, name: string): string {
  return `${formId}-${name
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/-$/, '')}`
}

const MAX_DOLLARS = 5_000_000

/** A single line of text. */
export function line(
  name: string,
  label: string,
  isRequired: boolean,
  more: { hint?: string; isWide?: boolean; maxLength?: number } = {},
): FormField {
  return { type: 'string', name, label, isRequired, maxLength: 120, ...more }
}

/** An amount in dollars. */
export function amount(name: string, label: string, isRequired: boolean): FormField {
  return { type: 'amount', name, label, isRequired, max: MAX_DOLLARS }
}

/** A choice without a default. */
export function choice(name: string, label: string, values: readonly string[], problem = `Please select your ${label}.`): FormField {
  return {
    type: 'choice',
    name,
    label,
    isRequired: true,
    options: values.map((value) => ({ value, label: value })),
    prompt: 'Please select',
    problem,
    initial: '',
  }
}
