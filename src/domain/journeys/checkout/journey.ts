import type { CheckoutMode, ReservationState } from './reservation'

/** States of a fee that was paid, whatever became of it. */
const SETTLED: readonly ReservationState[] = ['paid', 'refund_due', 'refunded']

/** Whether a fee was paid: then a checkout is at its end. */
export function isSettled(reservation: ReservationState): boolean {
  return SETTLED.includes(reservation)
}

/** The steps of a checkout in their order (BUY-03, BUY-04). */
export const CHECKOUT_STEPS = ['details', 'trade-in', 'finance', 'delivery', 'deposit', 'confirmation'] as const
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]
/** Steps that ask how the purchase goes; reserving alone has none of them. */
export const ASKED_STEPS = ['trade-in', 'finance', 'delivery'] as const
export type AskedStep = (typeof ASKED_STEPS)[number]

const STEPS_OF: Record<CheckoutMode, readonly CheckoutStep[]> = {
  reserve: ['details', 'deposit', 'confirmation'],
  purchase: CHECKOUT_STEPS,
}

/** The answers of each step that asks; a step without its entry is not done. */
export type CheckoutAnswers = Partial<Record<AskedStep, Readonly<Record<string, string>>>>

/** A checkout as it is stored. `heldUntil` in Unix seconds; `isPaying`: a payment was begun and nobody knows yet how it went. */
export type CheckoutState = {
  mode: CheckoutMode
  reservation: ReservationState
  heldUntil: number
  answers: CheckoutAnswers
  isPaying: boolean
}

/** The steps of one kind of checkout. */
export function listSteps(mode: CheckoutMode): readonly CheckoutStep[] {
  return STEPS_OF[mode]
}

/** What a reservation is at `now` (Unix seconds): a hold that has run out is none, whether or not anybody noted it. */
export function reservationAt({ reservation, heldUntil }: Pick<CheckoutState, 'reservation' | 'heldUntil'>, now: number): ReservationState {
  return reservation === 'held' && heldUntil <= now ? 'expired' : reservation
}

/** The first step that is not done; null state is a checkout that has not begun. */
export function furthestCheckoutStep(mode: CheckoutMode, state: CheckoutState | null): CheckoutStep {
  if (state === null) return 'details'
  if (isSettled(state.reservation)) return 'confirmation'
  const open = listSteps(mode).find((step) => ASKED_STEPS.some((asked) => asked === step && state.answers[asked] === undefined))
  return open ?? 'deposit'
}

/** What a page of the checkout shows: a step, that the hold has run out, or that it was given back. */
export type CheckoutView = { kind: 'step'; step: CheckoutStep } | { kind: 'expired' } | { kind: 'released' }

/**
 * What an address shows at `now` (Unix seconds): the step that it asks for as far as the checkout has come, its end once it is paid, and where the hold
 * has run out a way to take it again; a payment under way is waited for.
 */
export function resolveCheckoutView(mode: CheckoutMode, state: CheckoutState | null, asked: unknown, now: number): CheckoutView {
  const steps = listSteps(mode)
  const furthest = furthestCheckoutStep(mode, state)
  if (state === null || furthest === 'confirmation') return { kind: 'step', step: furthest }
  if (state.reservation === 'released') return { kind: 'released' }
  if (state.isPaying && asked === 'confirmation') return { kind: 'step', step: 'confirmation' }
  if (reservationAt(state, now) === 'expired') return { kind: 'expired' }
  const step = steps.find((known) => known === asked)
  return { kind: 'step', step: step === undefined || steps.indexOf(step) > steps.indexOf(furthest) ? furthest : step }
}

/** The step after one; the last stays. */
export function stepAfter(mode: CheckoutMode, step: CheckoutStep): CheckoutStep {
  const steps = listSteps(mode)
  return steps[steps.indexOf(step) + 1] ?? 'confirmation'
}

/** Reads a step out of a form or an address. */
export function toCheckoutStep(value: unknown): CheckoutStep | null {
  return CHECKOUT_STEPS.find((step) => step === value) ?? null
}

/** Reads a step that asks. */
export function toAskedStep(step: CheckoutStep): AskedStep | null {
  return ASKED_STEPS.find((asked) => asked === step) ?? null
}

/** Keeps the answers of known steps among whatever is stored. */
export function readCheckoutAnswers(stored: unknown): CheckoutAnswers {
  if (typeof stored !== 'object' || stored === null) return {}
  const entries = Object.entries(stored).flatMap(([step, given]): [string, Record<string, string>][] => {
    if (typeof given !== 'object' || given === null) return []
    return [[step, Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]))]]
  })
  return Object.fromEntries(entries.filter(([step]) => ASKED_STEPS.some((asked) => asked === step)))
}

/** How far a reservation's lead is; the number tells receivers that it is something new. */
export const RESERVATION_STAGES = {
  details: '1. Details Entered',
  paid: '2. Deposit Paid',
  refund: '3. Refund Due',
  refunded: '4. Refunded',
} as const
