import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

export type SqlRow = Record<string, unknown>
/** Runs one statement with its parameters ($1, $2 …) and returns its rows. */
export type RunSql = <Row extends object = SqlRow>(text: string, params?: readonly unknown[]) => Promise<{ rows: Row[] }>

type Connection = { execute: (statement: ReturnType<typeof toStatement>) => Promise<unknown> }

function isConnection(value: unknown): value is Connection {
  return typeof value === 'object' && value !== null && 'execute' in value && typeof value.execute === 'function'
}

/** Converts text with numbered parameters to a Drizzle statement, the only kind that runs in Payload's transactions. */
function toStatement(text: string, params: readonly unknown[]) {
  // split() with a capture group puts the parameter numbers at the odd indexes
  return sql.join(
    text.split(/\$(\d+)/).map((part, index) => (index % 2 === 1 ? sql`${sql.param(params[Number(part) - 1])}` : sql.raw(part))),
  )
}

function rowsOf<Row>(answer: unknown): Row[] {
  return typeof answer === 'object' && answer !== null && 'rows' in answer && Array.isArray(answer.rows) ? answer.rows : []
}

/**
 * Returns a function that runs SQL in the request's transaction, so that its writes and notifications take effect only if the document's
 * change is committed.
 */
export async function onTransaction(req: Pick<PayloadRequest, 'payload' | 'transactionID'>): Promise<RunSql> {
  const adapter = req.payload.db
  const id = req.transactionID ? await req.transactionID : undefined
  const session: unknown = id === undefined ? undefined : adapter.sessions?.[id]?.db
  const connection = isConnection(session) ? session : adapter.drizzle
  return async (text, params = []) => ({ rows: rowsOf(await connection.execute(toStatement(text, params))) })
}
