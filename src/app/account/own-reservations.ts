import { describeOwnReservation, type OwnReservation } from '@/domain/journeys/checkout/own-reservation'
import type { Shopper } from '@/domain/account/shopper'
import type { Tenant } from '@/domain/tenant/tenant'
import { makeOwnerKey } from '@/server/checkout/owner-key'
import { listReservationsOf } from '@/server/checkout/reservation-store'
import { findVehicle } from '@/server/vehicles/find-vehicles'
import { checkoutPage } from '../journeys/checkout/checkout-call'
import { runSql } from '@/server/database/run-sql'

/** A reservation in the garage. `href` resumes its checkout; null when there is nothing to resume or the vehicle is gone. */
export type GarageReservation = OwnReservation & { id: number; car: string; href: string | null }

/** Finds the reservations of a signed-in shopper, each with the link that resumes its checkout (AUTH-06, BUY-03). */
export async function findOwnReservations(tenant: Tenant, { id: shopperId }: Shopper): Promise<GarageReservation[]> {
  const stored = await listReservationsOf(runSql, tenant.id, shopperId)
  return Promise.all(
    stored.map(async ({ id, carSlug, carName, mode, ...rest }) => {
      const words = describeOwnReservation(rest, tenant.timeZone)
      const vehicle = words.action === null ? null : await findVehicle(tenant, carSlug)
      const href = vehicle && checkoutPage({ tenant, vehicle, mode }, makeOwnerKey(tenant.id, id))
      return { ...words, id, car: carName, href }
    }),
  )
}
