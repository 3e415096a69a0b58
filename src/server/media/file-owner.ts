import { shared } from '../cache/process-global'
import { databasePool } from '../database/pool'

/** File → the tenant whose picture it is; null for a file of nobody. */
type Owners = Map<string, number | null>

/** A file name takes some 100 bytes: a few megabytes at most. */
const MOST_FILES = 20_000

const known = () => shared<Owners>('forecourt.file-owners')

/** Forgets whose files are whose: pictures have changed, or changes may have been missed. */
export function forgetFileOwners(): void {
  // a read that is under way keeps its answer in the old map
  known().value = new Map()
}

/** The tenant whose picture a file is (SEC-23), remembered until a picture changes. @throws when the database cannot be asked. */
export async function findFileOwner(name: string): Promise<number | null> {
  const owners = (known().value ??= new Map())
  const owner = owners.get(name)
  if (owner !== undefined) return owner
  const { rows } = await databasePool().query(
    `select tenant_id from media where filename = $1
     union all select tenant_id from media where sizes_thumb_filename = $1
     union all select tenant_id from media where sizes_og_filename = $1 limit 1`,
    [name],
  )
  const found = rows[0]?.tenant_id === undefined || rows[0].tenant_id === null ? null : Number(rows[0].tenant_id)
  if (owners.size >= MOST_FILES) owners.clear()
  owners.set(name, found)
  return found
}
