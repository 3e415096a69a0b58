/** Converts a document's date to Unix seconds; null without one. */
export function toInstant(iso: string | null | undefined): number | null {
  const ms = iso ? Date.parse(iso) : Number.NaN
  return Number.isFinite(ms) ? Math.floor(ms / 1000) : null
}
