import { databasePool } from './pool'
import type { RunSql } from './transaction'

/** Runs one statement by itself, outside of any transaction of a request: what it writes stays when the request is rolled back. */
export const runSql: RunSql = (text, params = []) => databasePool().query(text, [...params])
