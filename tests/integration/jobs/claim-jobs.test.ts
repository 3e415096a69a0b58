import { expect, test } from 'vitest'
import { databasePool } from '@/server/database/pool'
import { SITE_CHECK_QUEUE } from '@/server/jobs/site-check-queue'
import { payloadClient } from '@/server/process/payload-client'

const queueJob = async () => (await payloadClient()).jobs.queue({ task: 'check-sites', queue: SITE_CHECK_QUEUE, input: {} })

test('REL-03: a job that several processes look for at the same moment is run once', async () => {
  const payload = await payloadClient()
  for (let round = 0; round < 5; round += 1) {
    await queueJob()
    const runs = await Promise.all(Array.from({ length: 4 }, () => payload.jobs.run({ queue: SITE_CHECK_QUEUE, limit: 1 })))
    expect(runs.flatMap(({ jobStatus }) => Object.values(jobStatus ?? {})).map(({ status }) => status)).toEqual(['success'])
  }
})

test('REL-03: an update of a job that is gone is rolled back and gives its connection back', async () => {
  const payload = await payloadClient()
  const { id } = await queueJob()
  await databasePool().query('delete from payload_jobs where id = $1', [id])
  const transactionID = await payload.db.beginTransaction()
  const now = new Date().toISOString()
  const log = [{ executedAt: now, completedAt: now, taskSlug: 'check-sites', taskID: '1', state: 'succeeded' }]
  await expect(
    payload.db.updateJobs({ id, data: { log: { $push: log }, updatedAt: now }, req: { transactionID: transactionID ?? undefined } }),
  ).rejects.toThrow('payload_jobs_log')
  const open = await databasePool().query(
    `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction (aborted)'`,
  )
  expect(open.rows).toEqual([{ count: 0 }])
})
