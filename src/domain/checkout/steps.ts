import { type FormField, type FormValues, mustChoose } from '../leads/form-field'
import { CONTACT_FIELDS } from '../leads/lead-form'
import type { AskedStep, CheckoutAnswers, CheckoutStep } from './journey'

const LINE = 120

function choose(name: string, label: string, answers: Readonly<Record<string, string>>): FormField {
  return mustChoose(
    name,
    label,
    Object.entries(answers).map(([value, text]) => ({ value, label: text })),
  )
}

const ASKED: Record<AskedStep, readonly FormField[]> = {
  'trade-in': [
    choose('has_trade', 'A car to trade in', { no: 'No', yes: 'Yes' }),
    {
      type: 'string',
      name: 'trade_car',
      label: 'Which car',
      isRequired: false,
      maxLength: LINE,
      hint: 'Year, make and model',
      isWide: true,
    },
    { type: 'number', name: 'trade_km', label: 'Odometer', isRequired: false, min: 0, max: 999_999, hint: 'Kilometres' },
    { type: 'string', name: 'trade_rego', label: 'Rego', isRequired: false, maxLength: 10 },
  ],
  finance: [
    choose('pay_by', 'How you pay', {
      own: 'Bank transfer or my own finance',
      finance: 'I would like finance through you',
    }),
    { type: 'amount', name: 'deposit', label: 'What I can put down', isRequired: false, max: 5_000_000 },
  ],
  delivery: [
    choose('handover', 'How you get the car', { pickup: 'I pick it up', delivery: 'Please deliver it' }),
    {
      type: 'string',
      name: 'street',
      label: 'Street and number',
      isRequired: false,
      maxLength: LINE,
      autoComplete: 'street-address',
      isWide: true,
    },
    { type: 'string', name: 'suburb', label: 'Suburb', isRequired: false, maxLength: 80, autoComplete: 'address-level2' },
    { type: 'postcode', name: 'delivery_postcode', label: 'Postcode', isRequired: false, autoComplete: 'postal-code' },
  ],
}

/** The fields of a step; paying and the end have none, and no card is ever asked for here. */
export function checkoutFields(step: CheckoutStep): readonly FormField[] {
  if (step === 'details') return CONTACT_FIELDS
  return step === 'deposit' || step === 'confirmation' ? [] : ASKED[step]
}

const NEEDED: Record<AskedStep, { field: string; is: string; needs: Readonly<Record<string, string>> } | null> = {
  'trade-in': { field: 'has_trade', is: 'yes', needs: { trade_car: 'Please enter Which car.' } },
  finance: null,
  delivery: {
    field: 'handover',
    is: 'delivery',
    needs: {
      street: 'Please enter your Street and number.',
      suburb: 'Please enter your Suburb.',
      delivery_postcode: 'Please enter your Postcode.',
    },
  },
}

/** What one answer makes another one need, by field: an address for a delivery. */
export function listNeeded(step: AskedStep, values: FormValues): Partial<Record<string, string[]>> {
  const rule = NEEDED[step]
  if (rule === null || values[rule.field] !== rule.is) return {}
  const open = Object.entries(rule.needs).filter(([name]) => values[name] === undefined)
  return Object.fromEntries(open.map(([name, message]) => [name, [message]]))
}

/** The answers of a step as they are stored: what was left out is not there, and what an answer makes pointless is dropped. */
export function toStoredAnswers(step: AskedStep, values: FormValues): Record<string, string> {
  const rule = NEEDED[step]
  const isPointless = rule !== null && values[rule.field] !== rule.is
  const kept = Object.entries(values).filter(([name, value]) => value !== undefined && !(isPointless && name !== rule.field))
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]))
}

const EMPTY_WORDS: readonly [string, string][] = []

/** What was answered, in words, in the order of the steps: for the summary and the lead. */
export function describeCheckout(answers: CheckoutAnswers): { label: string; text: string }[] {
  const rows = Object.entries(ASKED).flatMap(([step, fields]) => {
    const given = Object.entries(answers).find(([name]) => name === step)?.[1]
    return given ? fields.map((field): [FormField, string | undefined] => [field, given[field.name]]) : []
  })
  const words = rows.reduce<readonly [string, string][]>((list, [field, value]) => {
    if (value === undefined) return list
    const shown = field.type === 'choice' ? (field.options.find((option) => option.value === value)?.label ?? value) : value
    return [...list, [field.label, field.type === 'amount' ? `$${Number(shown).toLocaleString('en-AU')}` : shown]]
  }, EMPTY_WORDS)
  return words.map(([label, text]) => ({ label, text }))
}

/** What each step is called, and what its page asks. */
export const CHECKOUT_TEXTS: Record<CheckoutStep, { title: string; heading: string; text: string }> = {
  details: { title: 'Your details', heading: 'Who is it for?', text: 'From here on the car is held for you alone while you finish.' },
  'trade-in': { title: 'Trade-in', heading: 'Have a car to trade in?', text: 'We put a figure to it before you pay for anything.' },
  finance: { title: 'Finance', heading: 'How would you like to pay?', text: 'Nothing is applied for yet.' },
  delivery: { title: 'Handover', heading: 'Pick it up, or have it delivered?', text: '' },
  deposit: { title: 'Deposit', heading: 'Reserve it now', text: '' },
  confirmation: { title: 'Done', heading: 'It is yours', text: '' },
}
