/** The HTTP status that an error of Payload's carries; null for any other. Its classes can't be asked for: each bundle has its own copy of them. */
export function statusOfPayloadError(error: unknown): number | null {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : null
}
