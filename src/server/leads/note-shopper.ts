import type { RunSql } from '../database/transaction'
import { typedQueries } from '../database/typed-queries'

/**
 * Assigns a journey's lead to the signed-in shopper who continues it, unless it belongs to an account already (AUTH-06). The shopper has
 * proven access with the journey's key.
 */
export async function noteShopper(run: RunSql, leadId: number, shopperId: number): Promise<void> {
  await typedQueries(run)
    .updateTable('leads')
    .set({ shopper_id: shopperId })
    .where('id', '=', leadId)
    .where('shopper_id', 'is', null)
    .execute()
}
