import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type RawBuilder,
  sql,
} from 'kysely'
import type { Tables } from './tables'
import type { RunSql } from './transaction'

/** A condition on a boolean column, written as a constant so that partial indexes are used. */
export const TRUE = sql.lit(true)

/** Checks whether a column has one of these values; null allows all. The list is one parameter, so it may be empty. */
export function isOneOf(column: string, ids: readonly number[] | null): RawBuilder<boolean> {
  return sql<boolean>`(${ids}::int[] is null or ${sql.ref(column)} = any(${ids}::int[]))`
}

/** Converts SQL text with numbered parameters ($1, $2 …) to a part of a typed query. */
export function toQueryPart<Result>(text: string, params: readonly unknown[]): RawBuilder<Result> {
  // split() with a capture group puts the parameter numbers at the odd indexes
  const parts = text.split(/\$(\d+)/).map((part, index) => (index % 2 === 1 ? sql.val(params[Number(part) - 1]) : sql.raw(part)))
  return sql<Result>`${sql.join(parts, sql``)}`
}

/** The start of the current transaction by the database's clock. */
export const NOW = sql<Date>`now()`

/** Runs Kysely's statements through `run`, in whatever connection and transaction it uses. */
class RunSqlConnection implements DatabaseConnection {
  constructor(private readonly run: RunSql) {}

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows } = await this.run<Row & object>(sql, parameters)
    return { rows }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming is not supported.')
  }
}

const refuse = () => Promise.reject(new Error('Transactions are not supported here: pass the `run` of a request.'))

const known = new WeakMap<RunSql, Kysely<Tables>>()

/**
 * Returns a query builder that checks tables, columns, value types and result rows at compile time (docs/decisions/0052).
 * @param run Where the queries run: `runSql`, or the transaction of a request.
 */
export function typedQueries(run: RunSql): Kysely<Tables> {
  const before = known.get(run)
  if (before) return before
  const connection = new RunSqlConnection(run)
  const queries = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => ({
        init: () => Promise.resolve(),
        acquireConnection: () => Promise.resolve(connection),
        releaseConnection: () => Promise.resolve(),
        beginTransaction: refuse,
        commitTransaction: refuse,
        rollbackTransaction: refuse,
        destroy: () => Promise.resolve(),
      }),
    },
  })
  known.set(run, queries)
  return queries
}
