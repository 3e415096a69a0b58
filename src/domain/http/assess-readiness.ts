/** The state of one dependency of the platform. */
export type Part = { ok: boolean; detail: string }

/** The state as seen by one process. Null for what could not be read. */
export type ReadinessFacts = {
  database: 'writable' | 'read-only' | null
  /** Applied migrations, and migrations of this release that are missing. */
  migrations: { applied: number; missing: number } | null
  search: { isHealthy: boolean; documents: number | null; fallback: string | undefined }
  /** Jobs that have waited for `LATE_SECONDS`, that started and never ended, and that failed and are retried. */
  jobs: { late: number; stuck: number; retried: number } | null
  /** Undelivered leads: their number, the age of the oldest, and for how long one has been due; seconds. */
  outbox: { waiting: number; oldestSeconds: number; overdueSeconds: number } | null
  /** Free bytes for uploads; 'bucket' for external storage, null if unreadable. */
  disk: { freeBytes: number } | 'bucket' | null
  /** Whether the sites were loaded, and whether invalidations from other processes arrive. */
  changes: { isRead: boolean; isConnected: boolean }
}

export type Readiness = {
  /** 'waiting': send no visitors to this process. 'degraded': visitors are served and leads are stored, but staff should look. */
  status: 'ready' | 'degraded' | 'waiting'
  parts: Record<'database' | 'migrations' | 'search' | 'jobs' | 'outbox' | 'disk' | 'changes', Part>
}

/** Jobs and deliveries start within this time if any process handles them. */
export const LATE_SECONDS = 300
/** A delivery older than this needs attention. */
const OLD_SECONDS = 3_600
const MB = 1024 ** 2
/** Below this an upload may fail. */
const LOW_BYTES = 1024 * MB
/** Below this PostgreSQL on the same disk is about to refuse writes. */
const FULL_BYTES = 64 * MB

const UNREADABLE: Part = { ok: false, detail: 'can’t be read' }
const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

function toDuration(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`
  return seconds < 7_200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3_600)} h`
}

function assessDatabase(database: ReadinessFacts['database']): Part {
  if (database === null) return { ok: false, detail: 'does not answer' }
  return database === 'writable' ? { ok: true, detail: 'answers' } : { ok: false, detail: 'takes no writes: leads can’t be stored' }
}

function assessMigrations(migrations: ReadinessFacts['migrations']): Part {
  if (migrations === null) return UNREADABLE
  if (migrations.missing > 0) return { ok: false, detail: `${migrations.missing} to run` }
  return { ok: migrations.applied > 0, detail: `${migrations.applied} applied` }
}

function assessSearch({ isHealthy, documents, fallback }: ReadinessFacts['search']): Part {
  if (documents === null) return { ok: false, detail: 'does not answer' }
  const detail = fallback === undefined ? `${documents} vehicles` : `does not answer; ${documents} vehicles by ${fallback} in its place`
  return { ok: isHealthy, detail }
}

function assessJobs(jobs: ReadinessFacts['jobs']): Part {
  if (jobs === null) return UNREADABLE
  const problems = [
    ...(jobs.late > 0 ? [`${jobs.late} not begun for ${toDuration(LATE_SECONDS)}`] : []),
    ...(jobs.stuck > 0 ? [`${jobs.stuck} begun and not ended`] : []),
    ...(jobs.retried > 0 ? [`${jobs.retried} failing`] : []),
  ]
  return problems.length > 0 ? { ok: false, detail: problems.join(', ') } : { ok: true, detail: 'none is late or failing' }
}

function assessOutbox(outbox: ReadinessFacts['outbox']): Part {
  if (outbox === null) return UNREADABLE
  const { waiting, oldestSeconds, overdueSeconds } = outbox
  if (waiting === 0) return { ok: true, detail: 'empty' }
  const detail = `${count(waiting, 'delivery', 'deliveries')} waiting, the oldest for ${toDuration(oldestSeconds)}`
  if (overdueSeconds > LATE_SECONDS) return { ok: false, detail: `${detail}; nobody has sent for ${toDuration(overdueSeconds)}` }
  return { ok: oldestSeconds <= OLD_SECONDS, detail }
}

function assessDisk(disk: ReadinessFacts['disk']): Part {
  if (disk === null) return UNREADABLE
  if (disk === 'bucket') return { ok: true, detail: 'files are in a bucket' }
  return { ok: disk.freeBytes >= LOW_BYTES, detail: `${Math.floor(disk.freeBytes / MB)} MB free` }
}

function assessChanges({ isRead, isConnected }: ReadinessFacts['changes']): Part {
  if (!isRead) return { ok: false, detail: 'the sites are not read yet' }
  return isConnected ? { ok: true, detail: 'arrive' } : { ok: false, detail: 'do not arrive: the connection is lost' }
}

/**
 * Whether this process may serve visitors (REL-05, REL-10). It may not if it cannot store leads or would serve stale pages. Problems that
 * another process would have too, such as late jobs and a filling disk, are reported as degraded.
 */
export function assessReadiness(facts: ReadinessFacts): Readiness {
  const parts: Readiness['parts'] = {
    database: assessDatabase(facts.database),
    migrations: assessMigrations(facts.migrations),
    search: assessSearch(facts.search),
    jobs: assessJobs(facts.jobs),
    outbox: assessOutbox(facts.outbox),
    disk: assessDisk(facts.disk),
    changes: assessChanges(facts.changes),
  }
  const isFull = typeof facts.disk === 'object' && facts.disk !== null && facts.disk.freeBytes < FULL_BYTES
  const isOpen = [parts.database, parts.migrations, parts.search, parts.changes].every(({ ok }) => ok) && !isFull
  if (!isOpen) return { status: 'waiting', parts }
  return { status: Object.values(parts).every(({ ok }) => ok) ? 'ready' : 'degraded', parts }
}
