import { type EnqueuedTaskPromise, type Meilisearch, MeilisearchApiError } from 'meilisearch'
import type { Pool, PoolClient } from 'pg'
import { searchDocumentSchema } from '@/domain/search/document'
import { INDEX_SETTINGS, INDEX_VERSION } from './index-settings'
import { type IndexedDocument, toIndexedDocument } from './to-indexed-document'

const ROWS_PER_STEP = 1_000
const TASK_TIMEOUT_MS = 300_000

/** Keeps one Meilisearch index in sync with the projection. */
export type Follower = {
  /** Resolves when the index has everything that was committed to the projection before the call. */
  catchUp: () => Promise<void>
  /** Builds a new index, swaps it with the old one, and catches up. The old one stays when anything fails. */
  rebuild: () => Promise<void>
}

type Context = { client: Meilisearch; pool: Pool; indexUid: string }
type ProjectionRow = { id: number; rev: bigint; document: IndexedDocument | null }

/**
 * Creates a follower. The projection's revision is the id of the transaction that wrote a row. Transactions do not commit in the order in
 * which they start, so the stored position is the oldest transaction that was still open: everything older was read. Rows read beyond it
 * are remembered, so that they are sent once. An advisory lock lets one follower work at a time, across all processes.
 */
export function createFollower(context: Context): Follower {
  const sent = new Map<number, bigint>()
  return {
    catchUp: () => withLock(context, (connection) => catchUp(context, connection, sent)),
    rebuild: () => withLock(context, (connection) => rebuild(context, connection, sent)),
  }
}

async function withLock(context: Context, work: (connection: PoolClient) => Promise<void>): Promise<void> {
  const connection = await context.pool.connect()
  let problem: Error | undefined
  try {
    await connection.query('select pg_advisory_lock(hashtext($1))', [toTarget(context)])
    await work(connection)
    await connection.query('select pg_advisory_unlock(hashtext($1))', [toTarget(context)])
  } catch (error) {
    problem = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    // a failed connection is closed rather than reused, which also releases its lock
    connection.release(problem)
  }
}

/** An index with other settings is another target, so it starts with a rebuild. */
function toTarget({ indexUid }: Context): string {
  return `meilisearch ${indexUid} ${INDEX_VERSION}`
}

async function catchUp(context: Context, connection: PoolClient, sent: Map<number, bigint>): Promise<void> {
  const position = await readPosition(context, connection)
  const horizon = await readHorizon(connection)
  if (position === null || position > horizon || !(await hasIndex(context))) return rebuild(context, connection, sent)
  for (let from: { rev: bigint; id: number } | null = { rev: position, id: 0 }; from !== null;) {
    const rows: ProjectionRow[] = await readRows(connection, from)
    await sendRows(
      context,
      context.indexUid,
      rows.filter((row) => sent.get(row.id) !== row.rev),
    )
    for (const row of rows) sent.set(row.id, row.rev)
    const last = rows.at(-1)
    from = last === undefined ? null : { rev: last.rev, id: last.id + 1 }
  }
  await storePosition(context, connection, horizon, sent)
}

async function rebuild(context: Context, connection: PoolClient, sent: Map<number, bigint>): Promise<void> {
  const { client, indexUid } = context
  const nextUid = `${indexUid}_next`
  const horizon = await readHorizon(connection)
  await client.deleteIndexIfExists(nextUid)
  try {
    await complete(client.createIndex(nextUid, { primaryKey: 'id' }))
    await complete(client.index(nextUid).updateSettings(INDEX_SETTINGS))
    for (let after: number | null = 0; after !== null;) {
      const rows: ProjectionRow[] = await readLiveRows(connection, after)
      await sendRows(context, nextUid, rows)
      after = rows.at(-1)?.id ?? null
    }
    if (!(await hasIndex(context))) await complete(client.createIndex(indexUid, { primaryKey: 'id' }))
    await complete(client.swapIndexes([{ indexes: [indexUid, nextUid], rename: false }]))
  } finally {
    await client.deleteIndexIfExists(nextUid)
  }
  sent.clear()
  await storePosition(context, connection, horizon, sent)
  await catchUp(context, connection, sent)
}

async function hasIndex({ client, indexUid }: Context): Promise<boolean> {
  try {
    await client.getRawIndex(indexUid)
    return true
  } catch (error) {
    if (error instanceof MeilisearchApiError && error.cause?.code === 'index_not_found') return false
    throw error
  }
}

/** Sends rows in order and waits until they are searchable. A row without a document is deleted from the index. */
async function sendRows({ client }: Context, indexUid: string, rows: readonly ProjectionRow[]): Promise<void> {
  const index = client.index<IndexedDocument>(indexUid)
  const documents = rows.flatMap(({ document }) => document ?? [])
  const gone = rows.filter(({ document }) => document === null).map(({ id }) => id)
  await Promise.all([
    ...(documents.length > 0 ? [complete(index.addDocuments(documents, { primaryKey: 'id' }))] : []),
    ...(gone.length > 0 ? [complete(index.deleteDocuments(gone))] : []),
  ])
}

/** @throws Error when Meilisearch accepted a write but failed to process it. */
async function complete(task: EnqueuedTaskPromise): Promise<void> {
  const { status, type, error } = await task.waitTask({ timeout: TASK_TIMEOUT_MS, interval: 20 })
  if (status !== 'succeeded') throw new Error(`Meilisearch could not complete ${type}: ${error?.message ?? status}`)
}

/** Returns the oldest open transaction. Everything that older ones wrote is visible. */
async function readHorizon(connection: PoolClient): Promise<bigint> {
  const { rows } = await connection.query<{ horizon: string }>('select pg_snapshot_xmin(pg_current_snapshot())::text as horizon')
  return BigInt(rows[0]?.horizon ?? 0)
}

async function readPosition(context: Context, connection: PoolClient): Promise<bigint | null> {
  const { rows } = await connection.query<{ rev: string }>('select rev::text from search_sync where target = $1', [toTarget(context)])
  const [row] = rows
  return row === undefined ? null : BigInt(row.rev)
}

async function storePosition(context: Context, connection: PoolClient, position: bigint, sent: Map<number, bigint>): Promise<void> {
  await connection.query('insert into search_sync (target, rev) values ($1, $2) on conflict (target) do update set rev = excluded.rev', [
    toTarget(context),
    String(position),
  ])
  for (const [id, rev] of sent) if (rev < position) sent.delete(id)
}

type StoredRow = { id: number; rev: string; doc: unknown; deleted: boolean }

async function readRows(connection: PoolClient, from: { rev: bigint; id: number }): Promise<ProjectionRow[]> {
  const { rows } = await connection.query<StoredRow>(
    'select id, rev::text, doc, deleted from search_document where (rev, id) >= ($1::bigint, $2::integer) order by search_document.rev, id limit $3',
    [String(from.rev), from.id, ROWS_PER_STEP],
  )
  return rows.map(toProjectionRow)
}

async function readLiveRows(connection: PoolClient, after: number): Promise<ProjectionRow[]> {
  const { rows } = await connection.query<StoredRow>(
    'select id, rev::text, doc, deleted from search_document where id > $1 and not deleted order by id limit $2',
    [after, ROWS_PER_STEP],
  )
  return rows.map(toProjectionRow)
}

function toProjectionRow({ id, rev, doc, deleted }: StoredRow): ProjectionRow {
  return { id, rev: BigInt(rev), document: deleted ? null : toIndexedDocument(searchDocumentSchema.parse(doc)) }
}
