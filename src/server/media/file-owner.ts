import { shared } from '../cache/process-global'
import { databasePool } from '../database/pool'

/** Whose picture a file is: its tenant, and the dealerships of that tenant, whose cars other sites may sell. */
export type FileOwner = { tenantId: number; dealershipIds: readonly number[] }

/** File → its owner; null for a file of nobody. */
type Owners = Map<string, FileOwner | null>

/** A file name takes some 100 bytes: a few megabytes at most. */
const MOST_FILES = 20_000

const known = () => shared<Owners>('forecourt.file-owners')

/** Forgets whose files are whose: pictures or dealerships have changed, or changes may have been missed. */
export function forgetFileOwners(): void {
  // a read that is under way keeps its answer in the old map
  known().value = new Map()
}

/** Whose picture a file is (SEC-23), remembered until a picture or a dealership changes. @throws when the database cannot be asked. */
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
