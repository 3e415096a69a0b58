import pg from 'pg'

/** Runs `task` with a new connection and closes it. */
export async function withClient<T>(url: string, task: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined) // the next query reports a server that goes away while the connection is idle
  try {
    await client.connect()
    return await task(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Returns the address of another database on the same server. */
export function withDatabase(url: string, database: string): string {
  const parsed = new URL(url)
  parsed.pathname = `/${database}`
  return parsed.href
}

/**
 * Creates the database unless it exists. Safe for concurrent callers.
 * @returns Whether this call created it.
 */
export async function ensureDatabase(adminUrl: string, name: string): Promise<boolean> {
  return withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return false
    try {
      await client.query(`create database ${pg.escapeIdentifier(name)}`)
      return true
    } catch (error) {
      if (error instanceof pg.DatabaseError && ['42P04', '23505'].includes(error.code ?? '')) return false
      throw error
    }
  })
}

export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await withClient(adminUrl, (client) => client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`))
}

/** Copies `template`, which must have no connections. Commits are not flushed to disk, because the copy is for tests. */
export async function cloneDatabase(adminUrl: string, template: string, name: string): Promise<void> {
  const [from, to] = [pg.escapeIdentifier(template), pg.escapeIdentifier(name)]
  await withClient(adminUrl, async (client) => {
    await client.query(`drop database if exists ${to} with (force)`)
    await client.query(`create database ${to} template ${from} strategy file_copy`)
    await client.query(`alter database ${to} set synchronous_commit = off`)
  })
}
