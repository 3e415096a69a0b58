import type { RunSql } from '../database/transaction'

/** Whoever goes on with a journey while signed in has its key: its lead is theirs, unless it is somebody's already (AUTH-06). */
export async function noteShopper(run: RunSql, leadId: number, shopperId: number): Promise<void> {
  await run('update leads set shopper_id = $2::integer where id = $1::integer and shopper_id is null', [leadId, shopperId])
}
