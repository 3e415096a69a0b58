import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { siteState } from './cache/site-state'
import { getSearchEngine } from './search/get-search-engine'
import type { SearchHealth } from './search/port'

type Part = { ok: boolean; detail: string }
export type Readiness = { status: 'ready' | 'waiting'; database: Part; migrations: Part; search: Part & { engine: string } }

const LIMIT_MS = 2_000

async function within<Answer>(work: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer within 2 s')), LIMIT_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

async function checkDatabase(): Promise<Part> {
  try {
    await within(siteState().pool.query('select 1'))
    return { ok: true, detail: 'answers' }
  } catch {
    return { ok: false, detail: 'does not answer' }
  }
}

/** Migrations that the code has and the database has not. A packed build carries no migration files: then what was applied counts. */
async function checkMigrations(): Promise<Part> {
  try {
    const { rows } = await within(siteState().pool.query('select name from payload_migrations'))
    const applied = new Set(rows.map(({ name }) => String(name)))
    const files = await readdir(path.join(process.cwd(), 'migrations')).catch(() => [])
    const missing = files.filter((file) => /^\d.*\.ts$/.test(file)).filter((file) => !applied.has(file.replace(/\.ts$/, '')))
    if (missing.length > 0) return { ok: false, detail: `${missing.length} to run` }
    return { ok: applied.size > 0, detail: `${applied.size} applied` }
  } catch {
    return { ok: false, detail: 'can’t be read' }
  }
}

function describeSearch({ documents, standIn }: SearchHealth): string {
  if (documents === null) return 'does not answer'
  return standIn ? `does not answer; ${documents} vehicles by ${standIn} in its place` : `${documents} vehicles`
}

/** What a load balancer and `npm start` ask before they send visitors. */
export async function readReadiness(): Promise<Readiness> {
  const engine = getSearchEngine()
  const [database, migrations, health] = await Promise.all([checkDatabase(), checkMigrations(), engine.health()])
  const search = { ok: health.isHealthy, engine: engine.kind, detail: describeSearch(health) }
  const isReady = database.ok && migrations.ok && search.ok && siteState().isReady
  return { status: isReady ? 'ready' : 'waiting', database, migrations, search }
}
