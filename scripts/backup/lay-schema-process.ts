// A process of its own, because Payload ends the process when a migration fails. Its arguments are the names of the migrations to run.
import config from '@payload-config'
import { getPayload } from 'payload'
import { migrations } from '../../migrations'

const wanted = new Set(process.argv.slice(2))
try {
  const payload = await getPayload({ config })
  await payload.db.migrate({ migrations: migrations.filter(({ name }) => wanted.has(name)) })
  process.exit(0)
} catch (error) {
  console.error(error)
  process.exit(1)
}
