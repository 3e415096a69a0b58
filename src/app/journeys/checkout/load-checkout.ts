import { isOffered } from '@/domain/journeys/checkout/eligibility'
import { readFee } from '@/domain/journeys/checkout/fee'
import {
  type CheckoutStep,
  type CheckoutView,
  furthestCheckoutStep,
  reservationAt,
  resolveCheckoutView,
  toAskedStep,
} from '@/domain/journeys/checkout/journey'
import { type CheckoutMode, toCheckoutMode } from '@/domain/journeys/checkout/reservation'
import type { Cents } from '@/domain/money/money'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { findOwnHold } from '@/server/checkout/own-hold'
import { findReservation, type StoredReservation } from '@/server/checkout/reservation-store'
import { type FormDraft, readDraft } from '@/server/leads/form-draft'
import { readOptIn } from '@/server/leads/read-opt-in'
import { makeJourneyKey } from '@/server/checkout/journey-key'
import { readClock } from '@/server/process/now'
import { openPayments } from '@/server/payments/open-payments'
import type { PaymentProvider } from '@/server/payments/port'
import { findNamedVehicle } from '@/server/vehicles/find-vehicles'
import { runSql } from '@/server/database/run-sql'

/** The parameters of a checkout page, and the key that the browser remembers of a started checkout. */
export type CheckoutAddress = { path?: string; journey?: string; step?: string; draft?: string; remembered?: string }

export type CheckoutData = {
  mode: CheckoutMode
  vehicle: Vehicle
  key: string | null
  stored: StoredReservation | null
  view: CheckoutView
  /** The step that the progress marks as current. */
  step: CheckoutStep
  draft: FormDraft | null
  fee: Cents
  provider: PaymentProvider['kind']
  /** Whether a checkout of this vehicle can start now. */
  canBegin: boolean
  /** The key of a checkout that starts on this page, so that sending the form twice starts it once (REL-06). */
  newKey: string
  /** The previous consent to offers. */
  agreed: { opt_in?: string }
}

/** Props of all parts of a checkout page. */
export type CheckoutPartProps = { tenant: Tenant; data: CheckoutData }

/** Returns the mode of a checkout address, or null for the reserve page of another brand variant (BUY-03, BUY-04). */
function modeOf({ switches }: Tenant, path: string | undefined): CheckoutMode | null {
  if (path === 'checkout-journey') return toCheckoutMode('purchase')
  return path === switches.reservePath ? toCheckoutMode('reserve') : null
}

type Shown = { key: string | null; stored: StoredReservation | null }

/** Finds the checkout of the address, else the one whose hold this browser has (BUY-03). */
async function findShown(
  { tenant, vehicle, mode }: { tenant: Tenant; vehicle: Vehicle; mode: CheckoutMode },
  journey: string | undefined,
  remembered: string | undefined,
): Promise<Shown> {
  const found = await findReservation(runSql, tenant.id, journey)
  if (journey && found?.carId === vehicle.id) return { key: journey, stored: found }
  const own = journey ? null : await findOwnHold(runSql, tenant.id, vehicle.id, [remembered])
  const state = own && reservationAt(own.stored.state, readClock())
  const isShown = state === 'paid' || (state === 'held' && own?.stored.state.mode === mode)
  return own && isShown ? own : { key: null, stored: null }
}

/** Loads a checkout page. Returns null for a vehicle that this site does not sell, and on sites without this checkout. */
export async function loadCheckout(
  tenant: Tenant,
  slug: string,
  { path, journey, step, draft, remembered }: CheckoutAddress,
): Promise<CheckoutData | null> {
  const asked = modeOf(tenant, path)
  const vehicle = asked === null ? null : await findNamedVehicle(tenant, slug)
  if (asked === null || vehicle === null) return null
  const { key, stored } = await findShown({ tenant, vehicle, mode: asked }, journey, remembered)
  const isOn = tenant.switches.reserveEnabled && (asked === 'reserve' || tenant.switches.onlinePurchaseEnabled)
  if (!isOn && stored === null) return null
  const mode = stored?.state.mode ?? asked
  const view = resolveCheckoutView(mode, stored?.state ?? null, step, readClock())
  const storedDraft = draft ? await readDraft(runSql, tenant.id, draft) : null
  return {
    mode,
    vehicle,
    key,
    stored,
    view,
    step: view.kind === 'step' ? view.step : furthestCheckoutStep(mode, stored?.state ?? null),
    draft: storedDraft?.kind === 'journey' ? storedDraft : null,
    fee: stored?.amount ?? readFee(tenant.switches.reserveFeeText),
    provider: openPayments().kind,
    canBegin: isOffered(vehicle, tenant.switches, mode),
    newKey: makeJourneyKey(),
    agreed: await readOptIn(runSql, stored?.leadId ?? null),
  }
}

/** Returns the values of a step's form: those that were refused, else the stored answers. */
export function prefilledAnswers({ draft, stored, agreed }: CheckoutData, step: CheckoutStep): Readonly<Partial<Record<string, string>>> {
  if (draft) return draft.values
  if (step === 'details') return agreed
  const asked = toAskedStep(step)
  return (asked && stored?.state.answers[asked]) ?? {}
}
