import type { FormValues } from '@/domain/leads/form/form-field'
import { wallClockAt } from '@/domain/time/zone'
import type { Tenant } from '@/domain/tenant/tenant'
import { readAnswers } from '@/domain/journeys/trade-in/adjustments'
import { type TradeInCar, type TradeInEvent, type TradeInRego, TYPED_STEPS, type TypedStep } from '@/domain/journeys/trade-in/journey'
import { listNeededByRego, tradeInFields } from '@/domain/journeys/trade-in/steps'
import { readFields } from '../journey-parts'
import type { LeadProblems } from '@/app/leads/read-lead'
import type { Submission } from '@/app/http/read-submission'

const NO_SUGGESTIONS = { makes: [], models: [] }

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0)

/** Normalises a plate to capitals without spaces. */
function toRego(values: FormValues): TradeInRego {
  return { rego: textOf(values.rego)?.toUpperCase().replace(/[\s-]/g, '') ?? null, regoState: textOf(values.regoState) }
}

function toCar(values: FormValues): TradeInCar {
  return {
    make: textOf(values.make) ?? '',
    model: textOf(values.model) ?? '',
    badge: textOf(values.badge),
    year: numberOf(values.year),
    km: numberOf(values.km),
  }
}

/** Returns the event of a submitted step, or null for the contact details, which become a lead first. */
function toEvent(step: TypedStep, values: FormValues): TradeInEvent | null {
  if (step === 'rego') return { kind: 'rego', rego: toRego(values) }
  if (step === 'details') return { kind: 'details', car: toCar(values) }
  const adjustments = step === 'adjustments' ? readAnswers(values) : null
  return adjustments && { kind: 'adjustments', adjustments }
}

export type ParsedSteps = { kind: 'ok'; events: TradeInEvent[]; contact: FormValues | null } | { kind: 'wrong'; problems: LeadProblems }

/** Returns the steps of a submission. A call that names none submits all of them (API-16). */
export function namedSteps({ fields }: Submission): readonly TypedStep[] {
  const step = TYPED_STEPS.find((known) => known === fields.step)
  return step === undefined ? TYPED_STEPS : [step]
}

/** Validates the fields of the submitted steps. `now` is in Unix seconds. */
export function parseSteps(tenant: Tenant, submission: Submission, now: number): ParsedSteps {
  const thisYear = wallClockAt(now, tenant.timeZone).year
  const read = namedSteps(submission).map((step) => ({
    step,
    read: readFields(tradeInFields(step, NO_SUGGESTIONS, thisYear), submission, tenant, now),
  }))
  const problems = read.map((one) => (one.read.kind === 'wrong' ? one.read.problems : listNeededByRego(one.read.values)))
  if (problems.some((list) => Object.keys(list).length > 0)) return { kind: 'wrong', problems: Object.assign({}, ...problems) }
  const taken = read.flatMap((one) => (one.read.kind === 'ok' ? [{ step: one.step, values: one.read.values }] : []))
  return {
    kind: 'ok',
    events: taken.flatMap(({ step, values }) => toEvent(step, values) ?? []),
    contact: taken.find(({ step }) => step === 'contact')?.values ?? null,
  }
}
