// Runs in a separate process, because Payload ends the process when a migration fails. Its arguments are the names of the migrations to
// run.
import config from '@payload-config'
import { getPayload } from 'payload'
import { migrations } from '@migrations/index'

/** A migration as Payload runs it. Methods rather than properties, because Payload declares their argument as unknown. */
type RunnableMigration = { name: string; up(args: unknown): Promise<void>; down(args: unknown): Promise<void> }

const names = new Set(process.argv.slice(2))
const wanted: RunnableMigration[] = migrations.filter(({ name }) => names.has(name))
try {
  const payload = await getPayload({ config })
  await payload.db.migrate({ migrations: wanted })
  process.exit(0)
} catch (error) {
  console.error(error)
  process.exit(1)
}
