import { type FormField, type FormValues, odometer } from '@/domain/leads/form/form-field'
import { PERSON_FIELDS } from '@/domain/leads/form/lead-form'
import { ADJUSTMENT_FIELDS } from './adjustments'
import type { TradeInStep, TypedStep } from './journey'

/** Where a car may be registered. */
const STATES = ['QLD', 'NSW', 'ACT', 'VIC', 'TAS', 'SA', 'WA', 'NT'] as const

/** Makes and models that the platform knows, which are suggested and not insisted on. */
export type CarSuggestions = { makes: readonly string[]; models: readonly string[] }

const OLDEST_YEAR = 1950

/** A rego can be left out: a car may be unregistered, or its owner at another place than its plate. */
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
    { type: 'number', name: 'year', label: 'Year', isRequired: true, min: OLDEST_YEAR, max: thisYear + 1 },
    odometer('km', true),
    { type: 'string', name: 'badge', label: 'Badge', isRequired: false, maxLength: 80, hint: 'For example GX Hybrid', isWide: true },
  ]
}

/** The fields of a step; the contact details are those of every form (LEAD-03). */
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

/** A plate names a car only together with its state (API-17): each state gives out its own, so a rego needs one. The problems by field. */
export function listNeededByRego({ rego, regoState }: FormValues): Partial<Record<string, string[]>> {
  return rego === undefined || regoState !== undefined ? {} : { regoState: ['Please choose the State that the rego is of.'] }
}

/** What each step is called in the line of steps, and what its page asks. */
export const TRADE_IN_TEXTS: Record<TradeInStep, { title: string; heading: string; text: string }> = {
  rego: {
    title: 'Rego',
    heading: 'Which car is it?',
    text: 'Start with its rego. Without one, just continue: you can describe the car on the next page.',
  },
  details: { title: 'Your car', heading: 'Tell us about your car', text: 'Year and kilometres decide most of what a car is worth.' },
  adjustments: {
    title: 'Its state',
    heading: 'What state is it in?',
    text: 'Answer as a buyer would see it. We check the car before we pay, so a frank answer is the best offer.',
  },
  contact: {
    title: 'Your details',
    heading: 'Where do we send the offer?',
    text: 'You see the figure on the next page, and we keep it for you.',
  },
  offer: { title: 'The offer', heading: 'Our offer for your car', text: '' },
  accepted: { title: 'Done', heading: 'Offer accepted', text: '' },
}

/** What two steps say where people value cars: no figure is promised (TRD-03). */
const VALUED_BY_PEOPLE: Partial<Record<TradeInStep, { title: string; heading: string; text: string }>> = {
  contact: {
    title: 'Your details',
    heading: 'Who do we call with the offer?',
    text: 'Somebody looks at your answers and calls you with a figure.',
  },
  offer: { title: 'Done', heading: 'We will call you with an offer', text: '' },
}

/** The words of a step, by whether the site values cars itself. */
export function writeTradeInStep(step: TradeInStep, hasValuation: boolean): { title: string; heading: string; text: string } {
  return (hasValuation ? undefined : VALUED_BY_PEOPLE[step]) ?? TRADE_IN_TEXTS[step]
}

/** Why there is no figure: nobody sells such cars, or people value them here. */
export function explainNoOffer(tenantName: string, hasValuation: boolean): string {
  return hasValuation
    ? `We have your details. Cars like yours are too rare in our market for an honest figure by computer, so somebody at ${tenantName} will look at it and call you.`
    : `We have your details. Somebody at ${tenantName} will look at them and call you with an offer.`
}

/** The steps that the line of steps shows. */
export const SHOWN_STEPS = ['rego', 'details', 'adjustments', 'contact', 'offer'] as const satisfies readonly TradeInStep[]
