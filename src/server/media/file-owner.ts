import { sql } from 'kysely'
import { processGlobal } from '../cache/process-global'
import { runSql } from '../database/run-sql'
import { typedQueries } from '../database/typed-queries'

/** The tenant that owns a file, its dealerships, whose vehicles other sites may sell, and the sites of its group, which show its sections. */
export type FileOwner = { tenantId: number; dealershipIds: readonly number[]; memberIds: readonly number[] }

/** File name → owner; null for a file without one. */
type Owners = Map<string, FileOwner | null>

/** An entry takes about 100 bytes, so a few megabytes in total. */
const MOST_FILES = 20_000

const known = () => processGlobal<Owners>('forecourt.file-owners')

/** Clears the remembered owners when pictures or dealerships change, or when changes may have been missed. */
export function forgetFileOwners(): void {
  // a new map: a read in progress still writes to the old one
  known().value = new Map()
}

/** Reads the owner of a picture with this file, whole or in one of its sizes. */
async function readFileOwner(name: string): Promise<FileOwner | null> {
  const queries = typedQueries(runSql)
  const storedAs = (column: 'filename' | 'sizes_thumb_filename' | 'sizes_og_filename') =>
    queries.selectFrom('media').select('tenant_id').where(column, '=', name)
  const media = storedAs('filename').unionAll(storedAs('sizes_thumb_filename')).unionAll(storedAs('sizes_og_filename')).limit(1)
  const row = await queries
    .selectFrom(media.as('m'))
    .select((from) => [
      'm.tenant_id',
      sql<number[]>`array(${from.selectFrom('dealerships as d').select('d.id').whereRef('d.tenant_id', '=', 'm.tenant_id')})`.as(
        'dealership_ids',
      ),
      sql<number[]>`array(${from.selectFrom('tenants as t').select('t.id').whereRef('t.group_id', '=', 'm.tenant_id')})`.as('member_ids'),
    ])
    .executeTakeFirst()
  return row === undefined || row.tenant_id === null
    ? null
    : { tenantId: row.tenant_id, dealershipIds: row.dealership_ids, memberIds: row.member_ids }
}

/** Returns the owner of a file (SEC-23), remembered until a picture, a dealership or a tenant changes. @throws when the database is unavailable. */
export async function findFileOwner(name: string): Promise<FileOwner | null> {
  const owners = (known().value ??= new Map())
  const owner = owners.get(name)
  if (owner !== undefined) return owner
  const found = await readFileOwner(name)
  if (owners.size >= MOST_FILES) owners.clear()
  owners.set(name, found)
  return found
}
