import { formatFigure } from '@/domain/numbers/figures'
import { type FormField, type FormValues, mustChoose, odometer } from '@/domain/leads/form/form-field'
import { PERSON_FIELDS } from '@/domain/leads/form/lead-form'
import type { AskedStep, CheckoutAnswers, CheckoutStep } from './journey'
import type { CheckoutMode } from './reservation'
import { type TradeForm, valuedTradeField } from './trade-step'

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
      isConditional: true,
      maxLength: LINE,
      hint: 'Year, make and model',
      isWide: true,
    },
    odometer('trade_km', false),
    { type: 'string', name: 'trade_rego', label: 'Rego', isRequired: false, maxLength: 10 },
  ],
  finance: [
    choose('pay_by', 'How you’ll pay', {
      own: 'Bank transfer or my own finance',
      finance: 'I’d like finance through you',
    }),
    { type: 'amount', name: 'deposit', label: 'Deposit I can pay', isRequired: false, max: 5_000_000 },
  ],
  delivery: [
    choose('handover', 'How you’ll get the car', { pickup: 'I’ll pick it up', delivery: 'Please deliver it' }),
    {
      type: 'string',
      name: 'street',
      label: 'Street and number',
      isRequired: false,
      isConditional: true,
      hint: 'Where to deliver the car',
      maxLength: LINE,
      autoComplete: 'street-address',
      isWide: true,
    },
    {
      type: 'string',
      name: 'suburb',
      label: 'Suburb',
      isRequired: false,
      isConditional: true,
      maxLength: 80,
      autoComplete: 'address-level2',
    },
    { type: 'postcode', name: 'delivery_postcode', label: 'Postcode', isRequired: false, isConditional: true, autoComplete: 'postal-code' },
  ],
}

/** The fields of a step. The deposit and the confirmation have none, and no step asks for a card. */
export function checkoutFields(step: CheckoutStep, trade: TradeForm = { kind: 'typed' }): readonly FormField[] {
  if (step === 'details') return PERSON_FIELDS
  if (step === 'trade-in' && trade.kind === 'valued') return [valuedTradeField(trade.car)]
  return step === 'deposit' || step === 'confirmation' ? [] : ASKED[step]
}

const NEEDED: Record<AskedStep, { field: string; is: string; needs: Readonly<Record<string, string>> } | null> = {
  'trade-in': { field: 'has_trade', is: 'yes', needs: { trade_car: 'Please tell us which car.' } },
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

/** Errors for fields that another answer makes necessary, such as an address for a delivery, by field. */
export function listNeeded(step: AskedStep, values: FormValues): Partial<Record<string, string[]>> {
  const rule = NEEDED[step]
  if (rule === null || values[rule.field] !== rule.is) return {}
  const open = Object.entries(rule.needs).filter(([name]) => values[name] === undefined)
  return Object.fromEntries(open.map(([name, message]) => [name, [message]]))
}

/** The answers of a step for storage, without empty ones and those that another answer makes irrelevant. */
export function toStoredAnswers(step: AskedStep, values: FormValues): Record<string, string> {
  const rule = NEEDED[step]
  const isIrrelevant = rule !== null && values[rule.field] !== rule.is
  const relevant = Object.entries(values).filter(([name, value]) => value !== undefined && !(isIrrelevant && name !== rule.field))
  return Object.fromEntries(relevant.map(([name, value]) => [name, String(value)]))
}

/** Fields that a valuation fills in. */
const VALUATION_FIELDS: Partial<Record<string, readonly FormField[]>> = {
  'trade-in': [{ type: 'string', name: 'trade_offer', label: 'Our offer for it', isRequired: false, maxLength: LINE }],
}
function wordOf(field: FormField, value: string): string {
  if (field.type === 'amount') return `$${formatFigure(Number(value), 3)}`
  if (field.type === 'distance') return `${formatFigure(Number(value))} km`
  if (field.type !== 'choice') return value
  return field.name === 'has_trade' && value === 'valued' ? 'Yes' : (field.options.find((option) => option.value === value)?.label ?? value)
}

const EMPTY_WORDS: readonly [string, string][] = []

/** The answers as labels and texts, in the order of the steps, for the summary and the lead. */
export function describeCheckout(answers: CheckoutAnswers): { label: string; text: string }[] {
  const rows = Object.entries(ASKED).flatMap(([step, fields]) => {
    const given = Object.entries(answers).find(([name]) => name === step)?.[1]
    return given
      ? [...fields, ...(VALUATION_FIELDS[step] ?? [])].map((field): [FormField, string | undefined] => [field, given[field.name]])
      : []
  })
  const words = rows.reduce<readonly [string, string][]>((list, [field, value]) => {
    if (value === undefined) return list
    return [...list, [field.label, wordOf(field, value)]]
  }, EMPTY_WORDS)
  return words.map(([label, text]) => ({ label, text }))
}

/** Heading and next steps of a completed checkout (BUY-03, BUY-04), which depend on the handover and the trade-in. */
export function describeCompletion(mode: CheckoutMode, answers: CheckoutAnswers): { heading: string; next: readonly string[] } {
  if (mode === 'reserve')
    return { heading: 'The car is reserved', next: ['Come in and see it, or buy it over the phone.', 'Bring your driver licence.'] }
  const hasTrade = answers['trade-in'] !== undefined && answers['trade-in'].has_trade !== 'no'
  const contract = hasTrade ? 'We’ll send your contract, with your trade-in price.' : 'We’ll send your contract.'
  return answers.delivery?.handover === 'delivery'
    ? {
        heading: 'It’s yours and on its way',
        next: [contract, 'We’ll agree on a day and bring it to your door. Have your driver licence handy.'],
      }
    : { heading: 'It’s yours to collect', next: [contract, 'Bring your driver licence.'] }
}

/** Title, heading and text of each step. */
export const CHECKOUT_TEXTS: Record<CheckoutStep, { title: string; heading: string; text: string }> = {
  details: { title: 'Your details', heading: 'Who is it for?', text: 'We’ll hold the car for you while you finish.' },
  'trade-in': {
    title: 'Trade-in',
    heading: 'Have a car to trade in?',
    text: 'We’ll give you a fair price for it. No trade-in? Just continue.',
  },
  finance: { title: 'Finance', heading: 'How would you like to pay?', text: 'You’re not applying for anything yet.' },
  delivery: { title: 'Handover', heading: 'Pick it up, or have it delivered?', text: '' },
  deposit: { title: 'Deposit', heading: 'Reserve it now', text: '' },
  confirmation: { title: 'Done', heading: 'It’s yours', text: '' },
}
