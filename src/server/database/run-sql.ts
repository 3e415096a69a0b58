import { databasePool } from './pool'
import type { RunSql } from './transaction'

/** Runs one statement outside of any request's transaction: its changes stay when the request is rolled back. */
export const runSql: RunSql = (text, params = []) => databasePool().query(text, [...params])
