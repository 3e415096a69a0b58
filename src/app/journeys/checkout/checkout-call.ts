import { toCheckoutHref } from '@/domain/journeys/checkout/eligibility'
import type { CheckoutStep } from '@/domain/journeys/checkout/journey'
import type { CheckoutMode } from '@/domain/journeys/checkout/reservation'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import type { Submission } from '@/app/http/read-submission'

export type CheckoutCall = {
  tenant: Tenant
  submission: Submission
  headers: Headers
  now: number
  /** The signed-in account, or null. */
  shopperId: number | null
  vehicle: Vehicle
  mode: CheckoutMode
  step: CheckoutStep
}

/** Returns the address of a step, with the key of its checkout once there is one. */
export function checkoutPage(
  { tenant, vehicle, mode }: Pick<CheckoutCall, 'tenant' | 'vehicle' | 'mode'>,
  key: string | null,
  step?: string,
): string {
  const base = toCheckoutHref(vehicle.slug, mode, tenant.switches)
  const asked = new URLSearchParams({ ...(key ? { journey: key } : {}), ...(step ? { step } : {}) }).toString()
  return asked === '' ? base : `${base}${base.includes('?') ? '&' : '?'}${asked}`
}
