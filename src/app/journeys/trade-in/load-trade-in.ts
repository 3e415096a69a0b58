import { wallClockAt } from '@/domain/time/zone'
import type { Tenant } from '@/domain/tenant/tenant'
import { NEW_TRADE_IN, resolveTradeInStep, type TradeInStep, TYPED_STEPS, type TypedStep } from '@/domain/journeys/trade-in/journey'
import { tradeInFields } from '@/domain/journeys/trade-in/steps'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { findCheckoutOfLead, type OpenCheckout } from '@/server/checkout/checkout-of-lead'
import { makeOwnerKey } from '@/server/checkout/owner-key'
import { databasePool } from '@/server/database/pool'
import { type FormDraft, readDraft } from '@/server/leads/form-draft'
import { readOptIn } from '@/server/leads/read-opt-in'
import { readClock } from '@/server/process/now'
import { payloadClient } from '@/server/process/payload-client'
import { suggestCars } from '@/server/trade-in/suggest-cars'
import { findTradeIn, type StoredTradeIn } from '@/server/trade-in/trade-in-store'
import { findNamedVehicle } from '@/server/vehicles/find-vehicles'
import { checkoutPage } from '../checkout/checkout-call'
import { runSql } from '@/server/database/run-sql'

/** The parameters in the address of a trade-in page, unvalidated. */
export type TradeInAddress = { journey?: string; step?: string; draft?: string; car_id?: string }

export type TradeInPageData = {
  key: string | null
  stored: StoredTradeIn | null
  step: TradeInStep
  draft: FormDraft | null
  /** The vehicle that the trade-in is for, if the site sells it. The next form sends it as `carId`. */
  vehicle: Vehicle | null
  /** Whether the address names a vehicle that the site does not sell, or no longer. */
  isCarGone: boolean
  /** The checkout in which the trade-in was started: the form that resumes it. */
  checkout: CheckoutReturn | null
  /** The previous consent to offers. */
  agreed: { opt_in?: string }
}

/** The form that returns to a checkout: its page, and its hidden fields. */
export type CheckoutReturn = { href: string; hidden: Record<string, string> }

function findCheckout(tenant: Tenant, checkout: OpenCheckout | null, vehicle: Vehicle | null): CheckoutReturn | null {
  if (!checkout || vehicle?.slug !== checkout.carSlug) return null
  const { id, mode, carSlug } = checkout
  const journey = makeOwnerKey(tenant.id, id)
  return { href: checkoutPage({ tenant, vehicle, mode }, journey, 'trade-in'), hidden: { car: carSlug, mode, step: 'trade-in', journey } }
}

/** Loads a trade-in page: the step that the stored journey allows, or a new journey. */
export async function loadTradeIn(tenant: Tenant, { journey, step, draft, car_id }: TradeInAddress): Promise<TradeInPageData> {
  const stored = journey ? await findTradeIn(await payloadClient(), tenant.id, journey) : null
  const named = stored?.carId ?? car_id
  const leadId = stored?.state.leadId ?? null
  const [vehicle, storedDraft, checkout, agreed] = await Promise.all([
    named ? findNamedVehicle(tenant, String(named)) : null,
    draft ? readDraft(runSql, tenant.id, draft) : null,
    findCheckoutOfLead(runSql, tenant.id, leadId),
    readOptIn(runSql, leadId),
  ])
  return {
    key: stored && journey ? journey : null,
    stored,
    step: resolveTradeInStep(stored?.state ?? NEW_TRADE_IN, step),
    draft: storedDraft?.kind === 'journey' ? storedDraft : null,
    vehicle,
    isCarGone: Boolean(named) && vehicle === null,
    checkout: findCheckout(tenant, checkout, vehicle),
    agreed,
  }
}

/** Returns the step if it is a form, or null for the offer and the end. */
export function toFormStep(step: TradeInStep): TypedStep | null {
  return TYPED_STEPS.find((typed) => typed === step) ?? null
}

/** Returns the fields of a step with the makes and models that the platform knows. */
export async function loadTradeInFields(tenant: Tenant, step: TypedStep, make: string) {
  const suggestions = step === 'details' ? await suggestCars(databasePool(), make) : { makes: [], models: [] }
  return tradeInFields(step, suggestions, wallClockAt(readClock(), tenant.timeZone).year)
}

/** Returns the values of a step's form: those that were refused, else those of the journey. */
export function prefilledValues({ draft, stored, agreed }: TradeInPageData, step: TypedStep): Partial<Record<string, string>> {
  if (draft) return draft.values
  const { state, known } = stored ?? { state: NEW_TRADE_IN, known: {} }
  const text = (value: string | number | null | undefined) => (value === null || value === undefined ? '' : String(value))
  if (step === 'rego') return { rego: text(state.rego?.rego), regoState: text(state.rego?.regoState) }
  if (step === 'adjustments') return { ...state.adjustments }
  if (step === 'contact') return agreed
  return { make: text(known.make), model: text(known.model), badge: text(known.badge), year: text(known.year), km: text(known.km) }
}
