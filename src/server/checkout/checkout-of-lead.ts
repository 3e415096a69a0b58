import { type CheckoutMode, toCheckoutMode } from '@/domain/journeys/checkout/reservation'
import type { RunSql } from '../database/transaction'

/** A checkout that is still open, as a journey beside it knows it. */
export type OpenCheckout = { id: number; carSlug: string; mode: CheckoutMode }

/** The open checkout of a lead: a trade-in that was begun in one has its lead; null for any other lead. */
export async function findCheckoutOfLead(run: RunSql, tenantId: number, leadId: number | null): Promise<OpenCheckout | null> {
  if (leadId === null) return null
  const { rows } = await run(
    `select id, car_slug, mode from reservations where lead_id = $1::integer and tenant_id = $2::integer and state in ('held', 'expired') order by id desc limit 1`,
    [leadId, tenantId],
  )
  const [row] = rows
  const mode = toCheckoutMode(row?.mode)
  return row && mode ? { id: Number(row.id), carSlug: String(row.car_slug), mode } : null
}
