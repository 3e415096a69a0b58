import { databasePool } from '../database/pool'
import { createPostgresEngine } from './embedded/postgres-engine'
import type { SearchEngine } from './port'

let engine: SearchEngine | undefined

/** The search engine of this process, chosen by the environment and never swapped while it runs. */
export function getSearchEngine(): SearchEngine {
  return (engine ??= createPostgresEngine(databasePool()))
}
