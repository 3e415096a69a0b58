/** The state of a database before anything is changed. */
export type DatabaseFacts = {
  /** Names of the committed migrations, oldest first. */
  migrations: readonly string[]
  /** The database's own record; batch -1 means that a schema was pushed without a migration. */
  applied: readonly { name: string; batch: number }[]
  hasTables: boolean
  /** The names of the migrations while they run. */
  migrating: string | undefined
  /** 'running' while the first data is written, 'done' after. */
  seeding: string | undefined
  /** True when the table of places is empty, because filling it was interrupted. */
  lacksPlaces: boolean
}

export type DatabaseVerdict =
  | { kind: 'ready' }
  | { kind: 'pending'; migrations: readonly string[] }
  /** The first setup was interrupted, so the database contains nobody's work. */
  | { kind: 'unfinished'; problem: string }
  | { kind: 'refused'; problem: string }

/** Decides what a start may do with a database. Every refusal is one sentence with a remedy. */
export function judgeDatabase({ migrations, applied, hasTables, migrating, seeding, lacksPlaces }: DatabaseFacts): DatabaseVerdict {
  const names = new Set(applied.map(({ name }) => name))
  const missing = migrations.filter((name) => !names.has(name))
  const unknown = [...names].filter((name) => name !== 'dev' && !migrations.includes(name))
  const gap = missing.find((name) => migrations.slice(migrations.indexOf(name)).some((later) => names.has(later)))
  const isFirstSetUp = seeding !== 'done' && (migrating !== undefined || seeding === 'running')
  if (isFirstSetUp)
    return { kind: 'unfinished', problem: 'The first set-up of the database broke off: empty the database and start again.' }
  if (migrating !== undefined)
    return refuse(
      `A migration was interrupted (${migrating}) and may be half applied`,
      'restore a backup, or check the database and run "npm run migrate -- --resolve".',
    )
  if (applied.some(({ batch }) => batch === -1))
    return refuse('The schema was pushed to the database without migrations', 'use another database.')
  if (unknown.length > 0)
    return refuse(`The database has migrations that this version does not know (${unknown.join(', ')})`, 'update the code.')
  if (hasTables && applied.length === 0) return refuse('The database holds tables but no record of migrations', RESTORE)
  if (gap) return refuse(`The migration ${gap} is not recorded although later ones are, so it may be half applied`, RESTORE)
  return missing.length > 0 || seeding !== 'done' || lacksPlaces ? { kind: 'pending', migrations: missing } : { kind: 'ready' }
}

const RESTORE = 'restore a backup or use another database.'

function refuse(what: string, remedy: string): DatabaseVerdict {
  return { kind: 'refused', problem: `${what}: ${remedy}` }
}
