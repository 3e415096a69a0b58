import { type FormField, type FormValues, odometer } from '@/domain/leads/form/form-field'
import { PERSON_FIELDS } from '@/domain/leads/form/lead-form'
import { ADJUSTMENT_FIELDS } from './adjustments'
import type { TradeInStep, TypedStep } from './journey'

/** States of registration. */
const STATES = ['QLD', 'NSW', 'ACT', 'VIC', 'TAS', 'SA', 'WA', 'NT'] as const

/** Known makes and models, offered as suggestions. */
export type CarSuggestions = { makes: readonly string[]; models: readonly string[] }

const MIN_YEAR = 1950

/** The rego is optional: a car may be unregistered, or its plate not at hand. */
const REGO_FIELDS: readonly FormField[] = [
  { type: 'string', name: 'rego', label: 'Rego', isRequired: false, maxLength: 10, hint: 'As on the plate' },
  {
    type: 'choice',
    name: 'regoState',
    label: 'State',
    isRequired: false,
    isConditional: true,
    prompt: 'Choose',
    problem: 'Please choose a State.',
    initial: '',
    options: STATES.map((state) => ({ value: state, label: state })),
  },
]

function carFields({ makes, models }: CarSuggestions, thisYear: number): FormField[] {
  return [
    { type: 'string', name: 'make', label: 'Make', isRequired: true, maxLength: 60, suggestions: makes },
    { type: 'string', name: 'model', label: 'Model', isRequired: true, maxLength: 60, suggestions: models },
    { type: 'number', name: 'year', label: 'Year', isRequired: true, min: MIN_YEAR, max: thisYear + 1 },
    odometer('km', true),
    { type: 'string', name: 'badge', label: 'Badge', isRequired: false, maxLength: 80, hint: 'For example GX Hybrid', isWide: true },
  ]
}

/** The fields of a step. The contact details are those of every form (LEAD-03). */
export function tradeInFields(step: TypedStep, suggestions: CarSuggestions, thisYear: number): readonly FormField[] {
  switch (step) {
    case 'rego':
      return REGO_FIELDS
    case 'details':
      return carFields(suggestions, thisYear)
    case 'adjustments':
      return ADJUSTMENT_FIELDS
    case 'contact':
      return PERSON_FIELDS
  }
}

/** Requires the state with a rego, because each state issues its own plates (API-17). Returns errors by field. */
export function listNeededByRego({ rego, regoState }: FormValues): Partial<Record<string, string[]>> {
  return rego === undefined || regoState !== undefined ? {} : { regoState: ['Please choose the State your rego is from.'] }
}

/** Title, heading and text of each step. */
export const TRADE_IN_TEXTS: Record<TradeInStep, { title: string; heading: string; text: string }> = {
  rego: {
    title: 'Rego',
    heading: 'Which car is it?',
    text: 'Start with the rego. Don’t have it? Just continue and describe the car on the next page.',
  },
  details: { title: 'Your car', heading: 'Tell us about your car', text: 'Year and kilometres make the biggest difference to its value.' },
  adjustments: {
    title: 'Condition',
    heading: 'What condition is it in?',
    text: 'Answer as a buyer would see it. We check the car before we pay, so honest answers get your best offer.',
  },
  contact: {
    title: 'Your details',
    heading: 'Where should we send the offer?',
    text: 'You’ll see your offer on the next page, and we’ll save it for you.',
  },
  offer: { title: 'The offer', heading: 'Our offer for your car', text: '' },
  accepted: { title: 'Done', heading: 'Offer accepted', text: '' },
}

/** Texts for sites where staff value cars: they promise no figure (TRD-03). */
const VALUED_BY_STAFF: Partial<Record<TradeInStep, { title: string; heading: string; text: string }>> = {
  contact: {
    title: 'Your details',
    heading: 'Who should we call with the offer?',
    text: 'We’ll look at your answers and call you with a figure.',
  },
  offer: { title: 'Done', heading: 'We’ll call you with an offer', text: '' },
}

/** The texts of a step, which depend on whether the site values cars itself. */
export function writeTradeInStep(step: TradeInStep, hasValuation: boolean): { title: string; heading: string; text: string } {
  return (hasValuation ? undefined : VALUED_BY_STAFF[step]) ?? TRADE_IN_TEXTS[step]
}

/** Explains why there is no offer: too few comparable cars, or staff value cars on this site. */
export function explainNoOffer(tenantName: string, hasValuation: boolean): string {
  return hasValuation
    ? `Thanks, we have your details. Cars like yours are too rare for a fair online figure, so someone at ${tenantName} will review it and call you.`
    : `Thanks, we have your details. Someone at ${tenantName} will review them and call you with an offer.`
}

/** The steps shown in the progress bar. */
export const SHOWN_STEPS = ['rego', 'details', 'adjustments', 'contact', 'offer'] as const satisfies readonly TradeInStep[]
