const HOUR_MS = 60 * 60 * 1000

/**
 * Whether the form of a page opens as a list of closed blocks. A page of one block, one that is being built (younger than an hour) and one of
 * which its editor has closed some blocks already stay as they are.
 * @param createdAt When the page was made, as an ISO date.
 * @param nowMs Milliseconds.
 */
export function opensAsList(rows: readonly { collapsed?: boolean }[], createdAt: unknown, nowMs: number): boolean {
  const madeMs = typeof createdAt === 'string' ? Date.parse(createdAt) : Number.NaN
  return rows.length > 1 && nowMs - madeMs > HOUR_MS && rows.every(({ collapsed }) => collapsed !== true)
}
