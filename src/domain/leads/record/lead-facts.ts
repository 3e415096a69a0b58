import type { LeadAttributes } from './lead'

/** A fact of a lead with its label. */
export type LeadFact = { label: string; value: string }

const LABELS: Record<string, string> = { vehiclePriceBudget: 'Vehicle price', vehicle_interest: 'Vehicle', regoState: 'Rego state' }

/** Answers that come first. The database does not keep their order. */
const FIRST = [
  'vehicle_interest',
  'vehiclePriceBudget',
  'Trade-in',
  'Odometer',
  'offer_price',
  'offer_accepted',
  'Offer range',
  'Confidence',
]
/** Left out because the lead's stage shows it. */
const HIDDEN = ['form_completed']
const WORDS: Record<string, string> = { true: 'yes', false: 'no' }

const rankOf = (key: string) => (FIRST.includes(key) ? FIRST.indexOf(key) : FIRST.length)

function toLabel(key: string): string {
  const words = LABELS[key] ?? key.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

type Asked = {
  /** Local time of the location, such as '2026-11-25T11:00'; empty for none. */
  booking_at: string
  dealership_name: string
  rego: string
  lead_attributes: Pick<LeadAttributes, 'additional_services' | 'answers'>
}

/** The facts of a lead other than person, car and comments: booking, dealership, services, rego and answers (LEAD-14, LEAD-18). */
export function listLeadFacts({ booking_at, dealership_name, rego, lead_attributes: { additional_services, answers } }: Asked): LeadFact[] {
  const facts = [
    { label: 'Preferred time', value: booking_at.replace('T', ' ') },
    { label: 'Dealership', value: dealership_name },
    { label: 'Additional services', value: additional_services.join(', ') },
    { label: 'Rego', value: rego },
    ...Object.entries(answers)
      .filter(([key]) => !HIDDEN.includes(key))
      .toSorted(([one], [other]) => rankOf(one) - rankOf(other))
      .map(([key, value]) => ({ label: toLabel(key), value: WORDS[value] ?? value })),
  ]
  return facts.filter(({ value }) => value !== '')
}
