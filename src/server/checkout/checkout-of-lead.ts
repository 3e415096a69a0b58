import type { CheckoutMode } from '@/domain/journeys/checkout/reservation'
import type { RunSql } from '../database/transaction'
import { typedQueries } from '../database/typed-queries'

/** A checkout that is still open, as a journey beside it knows it. */
export type OpenCheckout = { id: number; carSlug: string; mode: CheckoutMode }

/** The open checkout of a lead: a trade-in that was begun in one has its lead; null for any other lead. */
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
