import { z } from 'zod'
import { showProgress } from '../bootstrap/progress.mjs'
import { withClient } from '../postgres/databases'
import { startNode } from './child'
import { clearMark, listMigrations, readDatabaseFacts } from './database-marks'
import { judgeDatabase } from './database-state'
import { Refusal } from './refusal'

const preparationMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), text: z.string() }),
  z.object({ kind: z.literal('admin'), email: z.string(), password: z.string().optional() }),
])

/** What the preparing process reports. */
export type PreparationMessage = z.infer<typeof preparationMessage>

/** The first admin, when this run created one, with the password only when it was generated. */
export type NewAdmin = { email: string; password?: string | undefined } | undefined

type Preparation = {
  /** A connection that survives recreating the database. It holds the lock against concurrent starts. */
  lockUrl: string
  variables: NodeJS.ProcessEnv
  label: string
  /** Empties the database; undefined when that is not allowed. */
  startAfresh?: () => Promise<void>
}

/**
 * Migrates and seeds as needed. Costs one check when the database is ready. Throws a Refusal of one sentence when it must not be changed.
 */
export async function prepareDatabase(preparation: Preparation): Promise<NewAdmin> {
  return withClient(preparation.lockUrl, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [new URL(preparation.variables.DATABASE_URL ?? '').pathname])
    return prepareAlone(preparation)
  })
}

async function prepareAlone({ variables, label, startAfresh }: Preparation): Promise<NewAdmin> {
  const url = variables.DATABASE_URL ?? ''
  const verdict = await withClient(url, async (client) => judgeDatabase(await readDatabaseFacts(client, listMigrations())))
  switch (verdict.kind) {
    case 'ready':
      return undefined
    case 'refused':
      throw new Refusal(verdict.problem)
    case 'unfinished':
      if (!startAfresh) throw new Refusal(verdict.problem)
      await startAfresh()
      return runPreparation(variables, label)
    case 'pending':
      return runPreparation(variables, label)
  }
}

async function runPreparation(variables: NodeJS.ProcessEnv, label: string): Promise<NewAdmin> {
  return showProgress(label, async (update) => {
    let admin: NewAdmin
    const child = startNode(['--import', 'tsx', 'scripts/setup/prepare-database-process.ts'], {
      env: { ...variables, NODE_ENV: 'production' },
      withMessages: true,
    })
    child.process.on('message', (raw) => {
      const message = preparationMessage.parse(raw)
      if (message.kind === 'progress') update(message.text)
      else admin = message
    })
    if ((await child.exited) === 0) return admin
    if (child.process.signalCode === null) await forgetRolledBackMigration(variables.DATABASE_URL ?? '')
    throw new Refusal(`The database could not be prepared:\n${child.output().trim()}`)
  })
}

/** A migration that failed, rather than being interrupted, was rolled back by its transaction. */
async function forgetRolledBackMigration(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { migrating } = await readDatabaseFacts(client, [])
    if (migrating !== undefined) await clearMark(client, 'migration')
  })
}
