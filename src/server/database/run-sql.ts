import type { Client, Pool } from 'pg'
import { databasePool } from './pool'
import type { RunSql } from './transaction'

/** Runs one statement outside of any request's transaction: its changes stay when the request is rolled back. */
export const runSql: RunSql = (text, params = []) => databasePool().query(text, [...params])

/** Returns a function that runs statements on a given pool or connection. */
export const runSqlOn =
  (database: Pool | Client): RunSql =>
  (text, params = []) =>
    database.query(text, [...params])
