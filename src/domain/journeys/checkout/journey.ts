import type { CheckoutMode, ReservationState } from './reservation'

/** States after payment of the fee, including refunds. */
const SETTLED: readonly ReservationState[] = ['paid', 'refund_due', 'refunded']

/** Whether the fee was paid, which ends the checkout. */
export function isSettled(reservation: ReservationState): boolean {
  return SETTLED.includes(reservation)
}

/** The steps of a checkout in order (BUY-03, BUY-04). */
export const CHECKOUT_STEPS = ['details', 'trade-in', 'finance', 'delivery', 'deposit', 'confirmation'] as const
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]
/** Steps with questions about the purchase. Reserving has none of them. */
export const ASKED_STEPS = ['trade-in', 'finance', 'delivery'] as const
export type AskedStep = (typeof ASKED_STEPS)[number]

const STEPS_OF: Record<CheckoutMode, readonly CheckoutStep[]> = {
  reserve: ['details', 'deposit', 'confirmation'],
  purchase: CHECKOUT_STEPS,
}

/** The answers by step; a step without an entry is not done. */
export type CheckoutAnswers = Partial<Record<AskedStep, Readonly<Record<string, string>>>>

/** A stored checkout. `heldUntil` in Unix seconds; `isPaying`: a payment has started and its result is not known yet. */
export type CheckoutState = {
  mode: CheckoutMode
  reservation: ReservationState
  heldUntil: number
  answers: CheckoutAnswers
  isPaying: boolean
}

/** The steps of a kind of checkout, in order. */
export function listSteps(mode: CheckoutMode): readonly CheckoutStep[] {
  return STEPS_OF[mode]
}

/** The state of a reservation at `now` (Unix seconds). A hold past its time is expired even before that is stored. */
export function reservationAt({ reservation, heldUntil }: Pick<CheckoutState, 'reservation' | 'heldUntil'>, now: number): ReservationState {
  return reservation === 'held' && heldUntil <= now ? 'expired' : reservation
}

/** The first step that is not done. A null state is a checkout that has not started. */
export function furthestCheckoutStep(mode: CheckoutMode, state: CheckoutState | null): CheckoutStep {
  if (state === null) return 'details'
  if (isSettled(state.reservation)) return 'confirmation'
  const open = listSteps(mode).find((step) => ASKED_STEPS.some((asked) => asked === step && state.answers[asked] === undefined))
  return open ?? 'deposit'
}

/** The page to show: a step, an expired hold, or a released reservation. */
export type CheckoutView = { kind: 'step'; step: CheckoutStep } | { kind: 'expired' } | { kind: 'released' }

/**
 * The page for a requested step at `now` (Unix seconds): that step if the checkout has reached it, else the furthest one. A paid checkout
 * shows its confirmation, an expired hold can be renewed, and a payment in progress waits on the confirmation.
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

/** The step after another; the last step for the last one. */
export function stepAfter(mode: CheckoutMode, step: CheckoutStep): CheckoutStep {
  const steps = listSteps(mode)
  return steps[steps.indexOf(step) + 1] ?? 'confirmation'
}

/** Reads a step from a form or an address; null if unknown. */
export function toCheckoutStep(value: unknown): CheckoutStep | null {
  return CHECKOUT_STEPS.find((step) => step === value) ?? null
}

/** Returns a step if it has questions, else null. */
export function toAskedStep(step: CheckoutStep): AskedStep | null {
  return ASKED_STEPS.find((asked) => asked === step) ?? null
}

/** Reads stored answers, dropping unknown steps. */
export function readCheckoutAnswers(stored: unknown): CheckoutAnswers {
  if (typeof stored !== 'object' || stored === null) return {}
  const entries = Object.entries(stored).flatMap(([step, given]): [string, Record<string, string>][] => {
    if (typeof given !== 'object' || given === null) return []
    return [[step, Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]))]]
  })
  return Object.fromEntries(entries.filter(([step]) => ASKED_STEPS.some((asked) => asked === step)))
}

/** Subcategories of a reservation's lead by stage. The number shows receivers that the lead has changed. */
export const RESERVATION_STAGES = {
  details: '1. Details Entered',
  paid: '2. Deposit Paid',
  refund: '3. Refund Due',
  refunded: '4. Refunded',
} as const
