import { sql } from 'kysely'
import type { Payload, PayloadRequest, TaskConfig } from 'payload'
import { env } from '@/env'
import path from 'node:path'
import { runSql } from '../database/run-sql'
import { typedQueries } from '../database/typed-queries'
import { ACCOUNT_QUEUE } from '../account/reset-task'
import { removeFiles } from './media-folder'

export const REMOVE_TASK = 'remove-files'
/** Longer than an upload's transaction can stay open. */
const GRACE_MS = 10 * 60 * 1000

/** Returns the files that no picture uses. */
async function findUnused(names: readonly string[]): Promise<string[]> {
  const given = sql<{ name: string }>`unnest(${names}::text[])`.as<'given'>(sql`given (name)`)
  const rows = await typedQueries(runSql)
    .selectFrom(given)
    .select('given.name')
    .where(({ and, exists, not, selectFrom }) =>
      and(
        (['filename', 'sizes_thumb_filename', 'sizes_og_filename'] as const).map((column) =>
          not(exists(selectFrom('media').select('media.id').whereRef(column, '=', 'given.name'))),
        ),
      ),
    )
    .execute()
  return rows.map(({ name }) => name)
}

/** Removes the files that belong to no stored picture (SEC-23). */
export async function removeUnused(folder: string, names: readonly string[]): Promise<void> {
  await removeFiles(folder, await findUnused(names))
}

/** Queues the removal of files after a change or deletion was committed. */
export async function removeAfterCommit(req: PayloadRequest, names: readonly string[]): Promise<void> {
  if (names.length > 0) await req.payload.jobs.queue({ task: REMOVE_TASK, queue: ACCOUNT_QUEUE, input: { names: [...names] }, req })
}

/** Queues a later check of new files, which removes them if their upload was rolled back or its process died. */
export async function checkLater(payload: Payload, names: readonly string[]): Promise<void> {
  const waitUntil = new Date(Date.now() + GRACE_MS)
  await payload.jobs.queue({ task: REMOVE_TASK, queue: ACCOUNT_QUEUE, input: { names: [...names] }, waitUntil })
}

export const removeTask: TaskConfig<typeof REMOVE_TASK> = {
  slug: REMOVE_TASK,
  label: 'Remove files without a picture',
  retries: { attempts: 4, backoff: { type: 'exponential', delay: 30_000 } },
  inputSchema: [{ name: 'names', type: 'json', required: true }],
  handler: async ({ input }) => {
    const names = Array.isArray(input.names) ? input.names.filter((name) => typeof name === 'string') : []
    await removeUnused(path.resolve(env().MEDIA_DIR), names)
    return { output: {} }
  },
}
