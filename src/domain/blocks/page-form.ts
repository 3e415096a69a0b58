const HOUR_MS = 60 * 60 * 1000

/**
 * Whether a page's form opens as a list of closed blocks. Pages with one block, pages younger than an hour, and pages whose editor closed
 * some blocks stay as they are.
 * @param createdAt Creation time of the page, as an ISO date.
 * @param nowMs Milliseconds.
 */
export function opensAsList(rows: readonly { collapsed?: boolean }[], createdAt: unknown, nowMs: number): boolean {
  const madeMs = typeof createdAt === 'string' ? Date.parse(createdAt) : Number.NaN
  return rows.length > 1 && nowMs - madeMs > HOUR_MS && rows.every(({ collapsed }) => collapsed !== true)
}
