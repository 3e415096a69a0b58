import type { CheckoutMode } from '@/domain/journeys/checkout/reservation'
import type { RunSql } from '../database/transaction'
import { typedQueries } from '../database/typed-queries'

/** An open checkout, as other journeys see it. */
export type OpenCheckout = { id: number; carSlug: string; mode: CheckoutMode }

/** Returns a lead's open checkout, or null. A trade-in that was started in a checkout shares its lead. */
export async function findCheckoutOfLead(run: RunSql, tenantId: number, leadId: number | null): Promise<OpenCheckout | null> {
  if (leadId === null) return null
  const found = await typedQueries(run)
    .selectFrom('reservations')
    .select(['id', 'car_slug', 'mode'])
    .where('lead_id', '=', leadId)
    .where('tenant_id', '=', tenantId)
    .where('state', 'in', ['held', 'expired'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ? { id: found.id, carSlug: found.car_slug ?? '', mode: found.mode } : null
}
