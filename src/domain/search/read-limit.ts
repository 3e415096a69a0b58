const DEFAULT_LIMIT = 10
const MAX_LIMIT = 50

/** Parses the limit of a short list (API-13). Returns 10 by default and at most 50. */
export function readLimit(text: string | null): number {
  if (text === null || !/^\d{1,9}$/.test(text)) return DEFAULT_LIMIT
  return Math.min(MAX_LIMIT, Math.max(1, Number(text)))
}
