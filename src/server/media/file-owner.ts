import { processGlobal } from '../cache/process-global'
import { databasePool } from '../database/pool'

/** The tenant that owns a file, and its dealerships, whose vehicles other sites may sell. */
export type FileOwner = { tenantId: number; dealershipIds: readonly number[] }

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

/** Returns the owner of a file (SEC-23), remembered until a picture or a dealership changes. @throws when the database is unavailable. */
export async function findFileOwner(name: string): Promise<FileOwner | null> {
  const owners = (known().value ??= new Map())
  const owner = owners.get(name)
  if (owner !== undefined) return owner
  const { rows } = await databasePool().query(
    `select tenant_id, array(select d.id from dealerships d where d.tenant_id = m.tenant_id) dealership_ids from (
       select tenant_id from media where filename = $1
       union all select tenant_id from media where sizes_thumb_filename = $1
       union all select tenant_id from media where sizes_og_filename = $1 limit 1) m`,
    [name],
  )
  const [row] = rows
  const found = typeof row?.tenant_id === 'number' ? { tenantId: row.tenant_id, dealershipIds: row.dealership_ids.map(Number) } : null
  if (owners.size >= MOST_FILES) owners.clear()
  owners.set(name, found)
  return found
}
