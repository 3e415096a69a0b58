import type { Pool } from 'pg'
import { databasePool } from './pool'
import type { RunSql } from './transaction'

/** Runs one statement outside of any request's transaction: its changes stay when the request is rolled back. */
export const runSql: RunSql = (text, params = []) => databasePool().query(text, [...params])

/** Returns a function that runs statements on a given pool. */
export const runSqlOn =
  (pool: Pool): RunSql =>
  (text, params = []) =>
    pool.query(text, [...params])
