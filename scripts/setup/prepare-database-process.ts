// Runs in a separate process, because Payload ends the process when a migration fails, and to free its memory.
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import type pg from 'pg'
import { readEnv } from '@/env'
import { checkStaffPassword } from '@/server/staff/account-changes'
import { withClient } from '../postgres/databases'
import { demoLogins, isEmpty, seedDemo, seedFirstAdmin } from '@demo/seed'
import { clearMark, listMigrations, readDatabaseFacts, setMark } from './database-marks'
import { loadPlaces } from './places'
import type { PreparationMessage } from './prepare-database'

async function prepare(): Promise<void> {
  const reading = readEnv(process.env)
  if (reading.kind === 'refused') throw new Error(reading.problem.join('\n'))
  const { DATABASE_URL, DEMO, ADMIN_EMAIL, ADMIN_PASSWORD } = reading.value
  const payload = await getPayload({ config })
  await migrate(payload, DATABASE_URL)
  await withClient(DATABASE_URL, async (client) => {
    const places = await loadPlaces(client)
    if (places > 0) tell({ kind: 'progress', text: `${places} places` })
    const { seeding } = await readDatabaseFacts(client, [])
    if (seeding === 'done') return
    if (await isEmpty(payload)) {
      await setMark(client, 'seed', 'running')
      if (DEMO === 'none') await makeFirstAdmin(payload, ADMIN_EMAIL, ADMIN_PASSWORD)
      else await makeDemo(payload, client)
    }
    await setMark(client, 'seed', 'done')
  })
  await payload.destroy()
}

async function migrate(payload: Payload, databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const facts = await readDatabaseFacts(client, [])
    const pending = listMigrations().filter((name) => !facts.applied.some((row) => row.name === name))
    if (pending.length === 0) return
    tell({ kind: 'progress', text: `${pending.length} migrations` })
    await setMark(client, 'migration', pending.join(', '))
    await payload.db.migrate()
    await clearMark(client, 'migration')
  })
}

async function makeDemo(payload: Payload, client: pg.Client): Promise<void> {
  await seedDemo(payload, { log: (text: string) => tell({ kind: 'progress', text }) })
  await setMark(client, 'demo logins', JSON.stringify(demoLogins))
}

async function makeFirstAdmin(payload: Payload, email = 'admin@example.com', given?: string): Promise<void> {
  const password = given ?? crypto.randomUUID()
  const problem = await checkStaffPassword(password, { email, name: 'First admin' })
  if (problem !== null) throw new Error(`ADMIN_PASSWORD cannot be used. ${problem}`)
  await seedFirstAdmin(payload, { email, password })
  tell({ kind: 'admin', email, password: given === undefined ? password : undefined })
}

function tell(message: PreparationMessage): void {
  process.send?.(message)
}

try {
  await prepare()
  process.exit(0)
} catch (error) {
  console.error(error)
  process.exit(1)
}
