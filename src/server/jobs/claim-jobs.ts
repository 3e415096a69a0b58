import type { postgresAdapter } from '@payloadcms/db-postgres'
import type { UpdateJobs } from 'payload'
import { onTransaction } from '../database/transaction'

type Database = ReturnType<typeof postgresAdapter>

/** Jobs are chosen first and marked afterwards, so a second process that chooses in between would run them as well. */
const ONE_AT_A_TIME = `select pg_advisory_xact_lock(hashtext('claim jobs'))`

/**
 * Makes Payload's job runner safe for several processes (REL-03): one process at a time claims jobs, and an update that fails is
 * rolled back. Payload opens a transaction for each update and leaves it open when the update fails, for example because another process
 * deleted the job. Each of them would keep one of the pool's connections until the process ends.
 */
export function claimJobsSafely(database: Database): Database {
  const init: Database['init'] = (args) => {
    const adapter = database.init(args)
    const updateJobs: UpdateJobs = adapter.updateJobs.bind(adapter)
    adapter.updateJobs = async (update) => {
      const transaction = update.req?.transactionID
      try {
        if (update.where && transaction) await (await onTransaction({ payload: args.payload, transactionID: transaction }))(ONE_AT_A_TIME)
        return await updateJobs(update)
      } catch (error) {
        if (transaction) await adapter.rollbackTransaction(await transaction)
        throw error
      }
    }
    return adapter
  }
  return { ...database, init }
}
