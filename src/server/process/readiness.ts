import { readdir, statfs } from 'node:fs/promises'
import path from 'node:path'
import { assessReadiness, LATE_SECONDS, type Readiness, type ReadinessFacts } from '@/domain/http/assess-readiness'
import { env } from '@/env'
import { siteState } from '../routing/site-state'
import { getSearchEngine } from '../search/get-search-engine'

const LIMIT_MS = 2_000

/** Returns the result of a check; null when it fails or takes more than two seconds. */
async function withinLimit<Answer>(work: Promise<Answer>): Promise<Answer | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, LIMIT_MS, null)
  })
  return Promise.race([work.catch(() => null), late]).finally(() => clearTimeout(timer))
}

/** Requests a row lock on leads, which fails without write permission or on a read-only server. It works without rows, too. */
async function readDatabase(): Promise<ReadinessFacts['database']> {
  const { pool } = siteState()
  await pool.query('select 1')
  return pool.query('select id from leads limit 0 for update').then(
    () => 'writable',
    () => 'read-only',
  )
}

/**
 * Returns migrations that are in the code but not in the database. A packed build has no migration files, so there the applied ones are
 * assumed to be complete.
 */
async function readMigrations(): Promise<ReadinessFacts['migrations']> {
  const { rows } = await siteState().pool.query('select name from payload_migrations')
  const applied = new Set(rows.map(({ name }) => String(name)))
  const files = await readdir(path.join(process.cwd(), 'migrations')).catch(() => [])
  const missing = files.filter((file) => /^\d.*\.ts$/.test(file)).filter((file) => !applied.has(file.replace(/\.ts$/, '')))
  return { applied: applied.size, missing: missing.length }
}

async function readJobs(): Promise<ReadinessFacts['jobs']> {
  const { rows } = await siteState().pool.query(
    `select count(*) filter (where not processing and coalesce(wait_until, created_at) < now() - make_interval(secs => $1)) late,
       count(*) filter (where processing and updated_at < now() - make_interval(secs => $1)) stuck,
       count(*) filter (where has_error or not processing and total_tried > 0) retried
     from payload_jobs where completed_at is null`,
    [LATE_SECONDS],
  )
  const [{ late, stuck, retried } = { late: 0, stuck: 0, retried: 0 }] = rows
  return { late: Number(late), stuck: Number(stuck), retried: Number(retried) }
}

async function readOutbox(): Promise<ReadinessFacts['outbox']> {
  const { rows } = await siteState().pool.query(
    `select count(*) waiting, coalesce(extract(epoch from now() - min(created_at)), 0) oldest,
       greatest(0, coalesce(extract(epoch from now() - min(greatest(due_at, leased_until))), 0)) overdue
     from lead_deliveries where state = 'waiting' and lead_id is not null`,
  )
  const [{ waiting, oldest, overdue } = { waiting: 0, oldest: 0, overdue: 0 }] = rows
  return { waiting: Number(waiting), oldestSeconds: Number(oldest), overdueSeconds: Number(overdue) }
}

/** The uploads folder is created with the first file; until then this checks the disk it will be on. */
async function readDisk(): Promise<ReadinessFacts['disk']> {
  const { S3_BUCKET, MEDIA_DIR } = env()
  if (S3_BUCKET !== undefined) return 'bucket'
  for (let folder = path.resolve(MEDIA_DIR); ; folder = path.dirname(folder)) {
    const found = await statfs(folder).catch(() => null)
    if (found) return { freeBytes: found.bavail * found.bsize }
    if (folder === path.dirname(folder)) return null
  }
}

/** Returns the state of the platform for load balancers, `npm start` and monitoring (REL-05, REL-10). */
export async function readReadiness(): Promise<Readiness & { engine: string }> {
  const engine = getSearchEngine()
  const [database, migrations, health, jobs, outbox, disk] = await Promise.all([
    withinLimit(readDatabase()),
    withinLimit(readMigrations()),
    engine.health(),
    withinLimit(readJobs()),
    withinLimit(readOutbox()),
    withinLimit(readDisk()),
  ])
  const { isReady: isRead, isConnected } = siteState()
  const search = { isHealthy: health.isHealthy, documents: health.documents, fallback: health.fallback }
  const changes = { isRead, isConnected }
  return { ...assessReadiness({ database, migrations, search, jobs, outbox, disk, changes }), engine: engine.kind }
}
