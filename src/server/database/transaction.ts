import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

export type SqlRow = Record<string, unknown>
/** Runs one statement with its parameters ($1, $2 …) and answers its rows. */
export type RunSql = <Row extends object = SqlRow>(text: string, params?: readonly unknown[]) => Promise<{ rows: Row[] }>

type Connection = { execute: (statement: ReturnType<typeof toStatement>) => Promise<unknown> }

function isConnection(value: unknown): value is Connection {
  return typeof value === 'object' && value !== null && 'execute' in value && typeof value.execute === 'function'
}

/** Text with numbered parameters as the one kind of statement that runs on a transaction of Payload's. */
function toStatement(text: string, params: readonly unknown[]) {
  // a capture group in the pattern leaves the numbers at the odd places
  return sql.join(
    text.split(/\$(\d+)/).map((part, place) => (place % 2 === 1 ? sql`${sql.param(params[Number(part) - 1])}` : sql.raw(part))),
  )
}

function rowsOf<Row>(answer: unknown): Row[] {
  return typeof answer === 'object' && answer !== null && 'rows' in answer && Array.isArray(answer.rows) ? answer.rows : []
}

/**
 * The connection that the request's own transaction runs on, so that what is written or notified through it happens exactly
 * when the document's change is committed, and not when it is rolled back.
 */
export async function onTransaction(req: Pick<PayloadRequest, 'payload' | 'transactionID'>): Promise<RunSql> {
  const adapter = req.payload.db
  const id = req.transactionID ? await req.transactionID : undefined
  const session: unknown = id === undefined ? undefined : adapter.sessions?.[id]?.db
  const connection = isConnection(session) ? session : adapter.drizzle
  return async (text, params = []) => ({ rows: rowsOf(await connection.execute(toStatement(text, params))) })
}
